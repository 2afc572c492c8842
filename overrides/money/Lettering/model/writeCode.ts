/**
 * The code of a lettering: AAA, AAB … ZZZ, then AAAA, one series for each account. Pure.
 *
 * @param place from 0, how many letterings the account had before
 * @example writeCode(27) // 'ABB'
 */
export function writeCode(place: number): string {
  let width = 3;
  let left = place;
  while (left >= 26 ** width) {
    left -= 26 ** width;
    width += 1;
  }
  return Array.from({ length: width }, (_, index) =>
    String.fromCharCode(65 + (Math.floor(left / 26 ** (width - 1 - index)) % 26)),
  ).join('');
}
