import { describe, expect, it } from 'vitest';
import { datesForm, saleForm, showForm, stockForm } from './showForms.ts';

interface Checked {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; message: string }[] };
}

const faultsOf = ({ error }: Checked) =>
  error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the steps that make a show', () => {
  it('asks for a title alone of the show itself', () => {
    const check = (title: string) =>
      faultsOf(showForm.safeParse({ title, type: 'school', category: null, season: null }));
    expect(check('Bérénice')).toEqual([]);
    expect(check(' ')).toEqual(['title: app.violation.required']);
  });

  it('asks for a date, and for start times that are times', () => {
    expect(
      faultsOf(datesForm.safeParse({ times: '20:00', duration: '', starts: ['2026-09-12T20:00'] })),
    ).toEqual([]);
    expect(faultsOf(datesForm.safeParse({ times: 'late', duration: '90', starts: [] }))).toEqual([
      'times: newShow.dates.timesWrong',
      'starts: newShow.dates.none',
    ]);
  });

  it('asks how many places there are where it is neither the room’s number nor without a limit', () => {
    expect(faultsOf(stockForm.safeParse({ kind: 'room', places: '' }))).toEqual([]);
    expect(faultsOf(stockForm.safeParse({ kind: 'number', places: '120' }))).toEqual([]);
    expect(faultsOf(stockForm.safeParse({ kind: 'number', places: '0' }))).toEqual([
      'places: newShow.stock.wrong',
    ]);
  });

  it('asks when sales begin or end, once it is at a moment of their own', () => {
    const none = { kind: 'none' } as const;
    expect(
      faultsOf(saleForm.safeParse({ opens: none, closes: { kind: 'before', amount: 1, unit: 'hours' } })),
    ).toEqual([]);
    expect(
      faultsOf(
        saleForm.safeParse({ opens: { kind: 'at', at: '' }, closes: { kind: 'before', unit: 'hours' } }),
      ),
    ).toEqual(['opens: app.violation.required', 'closes: app.violation.required']);
  });
});
