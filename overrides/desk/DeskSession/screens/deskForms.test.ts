import { describe, expect, it } from 'vitest';
import { closeForm, moveForm, openForm, readLines } from './deskForms.ts';

interface Checked {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; message: string }[] };
}

const faultsOf = ({ error }: Checked) =>
  error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the forms of a drawer', () => {
  it('opens without a float, and with none below nothing', () => {
    const check = (openingFloat: string) => faultsOf(openForm('EUR').safeParse({ openingFloat }));
    expect(check('')).toEqual([]);
    expect(check('150')).toEqual([]);
    expect(check('-5')).toEqual(['openingFloat: drawer.notAmount']);
  });

  it('takes cash in or out with an amount and a reason alone', () => {
    const check = (amount: string, reason: string) =>
      faultsOf(moveForm('EUR').safeParse({ direction: 'in', amount, reason }));
    expect(check('50,5', 'Change from the safe')).toEqual([]);
    expect(check('0', ' ')).toEqual(['amount: drawer.notAmount', 'reason: app.violation.required']);
  });

  it('closes a count that is right, and one that is not with its reason alone', () => {
    const quantities = { '5000': 3, '50': 1, '20': 0 };
    const check = (expected: number, reason: string) =>
      faultsOf(closeForm(expected).safeParse({ quantities, reason }));
    expect(readLines(quantities)).toEqual([
      { value: 5000, quantity: 3 },
      { value: 50, quantity: 1 },
    ]);
    expect(check(15_050, '')).toEqual([]);
    expect(check(15_250, ' ')).toEqual(['reason: drawer.differenceNeeds']);
    expect(check(15_250, 'A coin fell behind the counter')).toEqual([]);
  });
});
