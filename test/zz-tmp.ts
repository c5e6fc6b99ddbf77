import { openSite } from './support/browser.ts';
import AxeBuilder from '@axe-core/playwright';
const site=await openSite(); 
const page=await site.open(undefined,{viewport:{width:1280,height:800}});
for(const p of ['/es/vtes/scenarios/theft-of-vitae/','/es/glossary/','/es/vtes/anathema/','/es/vtes/damage/','/es/']) {
 await page.goto(site.url+p); await page.waitForTimeout(800);
 for (const o of [{}, {resultTypes:['violations']},{resultTypes:['violations'],preload:false},{resultTypes:['violations'],preload:false,selectors:false}]) {
 const t=performance.now(); await new AxeBuilder({page}).setLegacyMode(true).options({...o,runOnly:{type:'tag',values:['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice']}} as any).analyze(); console.log(p,JSON.stringify(o),(performance.now()-t)|0); }
 const t=performance.now(); await new AxeBuilder({page}).setLegacyMode(true).options({resultTypes:['violations'],preload:false,runOnly:['color-contrast']} as any).analyze(); console.log(p,'contrast',(performance.now()-t)|0);
}
await site.close();
