/**
 * French sets a space inside its quotes and before ": ; ! ?", at which no line may end: texts are written with plain
 * spaces, and tied here, for screens and for what the server sends. Pure.
 */

/** @example tieMarks('Prêt ?') // 'Prêt\u00a0?' */
export const tieMarks = (text: string): string =>
  text.replace(/« | (?=[»:;!?])/g, (found) => `${found.trimEnd()}\u00a0`);

/** All texts of a dictionary, at any depth. */
export function tieTexts<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return tieMarks(texts) as Texts;
  if (Array.isArray(texts)) return texts.map(tieTexts) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, tieTexts(value)])) as Texts;
}
