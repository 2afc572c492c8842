/** What a person types as an amount → integer minor units. Pure, and exact: no floating point on the way. */

/**
 * @returns null for nothing, undefined for what is no amount (or has more decimals than the currency)
 * @example parseMoney('1 234,5', 2) // 123450
 */
export function parseMoney(text: string, digits: number): number | null | undefined {
  const bare = text.replace(/[\s\u00a0\u202f']/g, '').replace(',', '.');
  if (bare === '') return null;
  const match = /^(-?)(\d{0,13})(?:\.(\d*))?$/.exec(bare);
  if (!match) return undefined;
  const [, sign = '', whole = '', part = ''] = match;
  if ((whole === '' && part === '') || part.length > digits) return undefined;
  const amount = Number(`${whole || '0'}${part.padEnd(digits, '0')}`);
  return sign ? 0 - amount : amount;
}
