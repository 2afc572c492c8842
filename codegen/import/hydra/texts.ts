/** Labels and descriptions with their languages. */
import type { Text } from '../facts.ts';
import { isNode, type LdLiteral, type LdValue } from '../jsonld/expand.ts';

const isText = (value: LdValue): value is LdLiteral => !isNode(value) && typeof value.value === 'string';
const speaks = (value: LdLiteral, language: string) =>
  value.language === language || value.language?.startsWith(`${language}-`) === true;

/** Our two languages where both are there; else one text for both, English first. Undefined: there is none. */
export function readText(values: readonly LdValue[]): Text | undefined {
  const texts = values.filter((value) => isText(value) && String(value.value).trim() !== '') as LdLiteral[];
  const find = (language: string) => texts.find((value) => speaks(value, language));
  const [en, fr] = [find('en'), find('fr')];
  const plain = texts.find((value) => value.language === undefined);
  if (en && fr) return { en: String(en.value).trim(), fr: String(fr.value).trim() };
  if (plain && fr) return { en: String(plain.value).trim(), fr: String(fr.value).trim() };
  const one = en ?? plain ?? fr ?? texts[0];
  return one && String(one.value).trim();
}
