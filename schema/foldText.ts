/** Letters without their accents, for every place that compares, searches or names by what people type. Pure. */

const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * A text as it is compared: without case and accents, `’` as `'` and every hyphen as `-`. It is what `fold_text` of
 * server/search.sql makes of the same text, so that a screen finds what a list's search finds.
 *
 * @example foldText('L’Œuvre') // "l'oeuvre"
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(
      /[œæßøłđı]|[\u0300-\u0304\u0306-\u0308\u030a-\u030c\u0327\u0328]/g,
      (sign) => letters[sign] ?? '',
    )
    .replace(/[‘’]/g, "'")
    .replace(/[\u2010\u2011\u2013]/g, '-');
}

/** The same letters, case kept, without any mark: for file names and identifiers. */
export const stripAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
