/** What the cells of a worksheet share, whoever writes them: their styles, and texts that XML has room for. */

/** Places in the styles of the workbook. */
export const styles = {
  plain: 0,
  header: 1,
  date: 2,
  dateTime: 3,
  money: 4,
  wholeMoney: 5,
  milliMoney: 6,
} as const;

// What XML 1.0 has no place for, tab and line ends apart.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs to leave out
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function xmlText(text: string): string {
  return text
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
