/** An amount as it is typed into a search: `38`, `38.50`, `38,5 €`, `1 200 €`. */

const AMOUNT =
  /^(?:[€$£]|EUR|CHF|CAD|USD|GBP|MAD|XPF)?(\d{1,12}(?:[.,]\d{1,2})?)(?:[€$£]|EUR|CHF|CAD|USD|GBP|MAD|XPF|F)?$/i;

/**
 * @returns in units of the currency, as a decimal; undefined where the text is something else
 * @example readAmount('38,50 €') // '38.50'
 */
export function readAmount(text: string): string | undefined {
  return AMOUNT.exec(text.replace(/\s/g, ''))?.[1]?.replace(',', '.');
}
