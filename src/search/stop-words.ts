/**
 * Words that carry no question: articles, prepositions, pronouns, auxiliaries and question words of the four languages,
 * folded. A foreign one is rare in an index and would pass for telling; so they are left out of both query and index.
 * Words that change a rule (no, sin, sans, antes, dopo, più) are not among them.
 */
const lists = {
  es: `a al ante aquel aun como con cual cuales cuando cuanto cuanta cuantos cuantas de del desde donde e el ella ellas ellos en entre
    era es esa ese eso esta estan estas este esto estos fue ha hace hacer hacen han hasta hay la las le les lo los me mi mis mientras muy
    nos o os para pero por porque puede pueden puedo que quien quienes se sea segun ser si sobre son su sus tan te tiene tienen tu tus
    u un una uno unos unas va van y ya yo`,
  fr: `a ai au aux avec c ce ceci cela ces cet cette combien comme comment d dans de des doit donc dont du elle elles en est et etait
    etre eu fait faire faut il ils j je l la le les leur leurs lors lorsque lui m ma mais me mes mon n ne nos notre nous on ont ou par
    parce peut peuvent pendant pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa se ses si sinon son sont sur t ta
    te tes ton tu un une va vont vos votre vous y`,
  it: `a ad ai al alla alle allo agli anche c che chi ci come con cosa cui d da dai dal dalla dalle dallo dagli dei del della delle dello
    degli di dove e ed era essere fa fare gli ha hanno ho i il in io l la le lei li lo loro lui ma mentre mi mio ne nei nel nella nelle
    nello negli noi o ogni oppure per perche puo possono qual quale quali quando quanto quanta quanti quante quel quella quelle
    quello questa queste questi questo se sei si sia sono su sua sue sugli sui sul sulla sulle sullo suo suoi ti tra tu un una uno va
    vanno vi`,
  pt: `a ao aos as ate com como da das de dela dele deles do dos e ela elas ele eles em enquanto entre era essa esse esta estao estas
    este eu faz fazer foi for ha isso isto ja la lhe lhes mas me meu minha muito na nas nos nossa nosso o onde os ou para pela
    pelas pelo pelos pode podem por porque posso qual quais quando quanto quanta quantos quantas que quem se seja ser seu seus si sob
    sobre sua suas tao te tem um uma umas uns vai vao voce`,
} as const;

const all: ReadonlySet<string> = new Set(Object.values(lists).flatMap((words) => words.split(/\s+/)));

export const isStopWord = (key: string): boolean => all.has(key);

/** Words without those that carry no question; all of them, where there are no others. */
export function tellingOf<W extends { readonly key: string }>(words: readonly W[]): readonly W[] {
  const telling = words.filter(({ key }) => !isStopWord(key));
  return telling.length > 0 ? telling : words;
}
