import { describe, expect, it } from 'vitest';
import { correctForm, moneyForm } from './settleForms.ts';

interface Checked {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; message: string }[] };
}

const faultsOf = ({ error }: Checked) =>
  error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the forms that settle an order', () => {
  it.each([
    { amount: '30', faults: [] },
    { amount: '30,01', faults: ['amount: settlement.wrongAmount'] },
    { amount: '0', faults: ['amount: settlement.wrongAmount'] },
    { amount: '', faults: ['amount: app.violation.required'] },
  ])('pays back "$amount" of 30.00 in credit: $faults', ({ amount, faults }) => {
    const form = moneyForm({ currency: 'EUR', most: 3000 });
    expect(faultsOf(form.safeParse({ method: 1, amount, reason: '' }))).toEqual(faults);
  });

  it('corrects what is another means or another date, with a reason', () => {
    const recorded = { method: 1, date: '2026-11-21T20:30' };
    const check = (changed: object) =>
      faultsOf(correctForm(recorded).safeParse({ ...recorded, reason: 'It was cash', ...changed }));
    expect(check({ method: 2 })).toEqual([]);
    expect(check({ date: '2026-11-22T09:00' })).toEqual([]);
    expect(check({})).toEqual(['method: settlement.unchanged']);
    expect(check({ method: 2, reason: ' ' })).toEqual(['reason: app.violation.required']);
  });
});
