import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const generateId = ({ entry }: { entry: string }) => entry.replace(/\.mdx$/, '');

/** Chapters: `fr/vtes/rules/damage`. */
const chapters = defineCollection({
  loader: glob({ base: './content', pattern: '*/*/rules/*.mdx', generateId }),
  schema: z.strictObject({
    title: z.string(),
    lead: z.string(),
    order: z.number().int().positive(),
    revision: z.number().int().positive(),
  }),
});

/** Pages that are all prose: `fr/about`. */
const pages = defineCollection({
  loader: glob({ base: './content', pattern: '{es,fr,it,pt}/*.mdx', generateId }),
  schema: z.strictObject({ title: z.string(), lead: z.string() }),
});

export const collections = { chapters, pages };
