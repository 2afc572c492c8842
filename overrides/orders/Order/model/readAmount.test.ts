import { describe, expect, it } from 'vitest';
import { readAmount } from './readAmount.ts';

describe('an amount typed into the search of orders', () => {
  it.each([
    ['38', '38'],
    ['38.50', '38.50'],
    ['38,5 €', '38.5'],
    ['€1 200', '1200'],
    ['1 200 XPF', '1200'],
    ['Dupont', undefined],
    ['38.505', undefined],
    ['12 rue', undefined],
  ])('reads "%s" as %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });
});
