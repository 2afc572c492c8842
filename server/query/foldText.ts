/** Text as it is compared with what people type: without case and accents, by `fold_text` of server/search.sql. */

export function foldSql(sql: string): string {
  return `fold_text(${sql})`;
}

const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '\u2019': "'",
  '\u2018': "'",
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
};

/** The same as `fold_text`. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u0304\u0306-\u0308\u030a-\u030c\u0327\u0328]/g, '')
    .replace(/[œæßøłđı\u2018\u2019\u2010\u2011\u2013]/g, (sign) => letters[sign] ?? sign);
}

/** A pattern for LIKE that means its own signs, folded. */
export function likePattern(text: string, place: 'start' | 'anywhere'): string {
  const escaped = foldText(text).replace(/[\\%_]/g, '\\$&');
  return `${place === 'start' ? '' : '%'}${escaped}%`;
}

/** What is typed to search, as words: "Saint-Étienne l’été" is four. */
export function wordsOf(text: string): readonly string[] {
  return [...new Set(foldText(text).split(/[\s'"\-,;()]+/))].filter((word) => word !== '').slice(0, 10);
}
