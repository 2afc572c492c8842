import { describe, expect, it } from 'vitest';
import { passwordForm, profileForm, tokenForm } from './accountForms.ts';

const faultsOf = (checked: ReturnType<ReturnType<typeof passwordForm>['safeParse']>) =>
  checked.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a new password', () => {
  const check = (current: string, next: string, again = next) =>
    faultsOf(passwordForm('ada@example.test').safeParse({ current, next, again }));

  it.each([
    { current: 'old one', next: 'three mild lamps', again: undefined, faults: [] },
    {
      current: '',
      next: 'short',
      again: 'shorter',
      faults: [
        'current: app.violation.required',
        'next: account.password.tooShort',
        'again: account.password.other',
      ],
    },
    { current: 'x', next: 'ada@example.test!', again: undefined, faults: ['next: account.password.isEmail'] },
  ])('"$next" breaks $faults', ({ current, next, again, faults }) => {
    expect(check(current, next, again)).toEqual(faults);
  });
});

describe('a token', () => {
  const form = tokenForm({ first: '2026-11-26', last: '2027-11-25' });
  const check = (values: Partial<Parameters<typeof form.parse>[0] & object>) =>
    form
      .safeParse({ name: 'Export', day: '2027-01-01', kind: 'read', chosen: [], ...values })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

  it('needs a name, a day within a year, and a right to use', () => {
    expect(check({})).toEqual([]);
    expect(check({ name: '  ' })).toEqual(['name: app.violation.required']);
    expect(check({ day: '2026-11-25' })).toEqual(['day: app.violation.min']);
    expect(check({ day: '2027-11-26' })).toEqual(['day: app.violation.max']);
    expect(check({ kind: 'chosen' })).toEqual(['chosen: app.violation.minItems']);
  });
});

describe('a profile', () => {
  it('keeps names without blanks around them', () => {
    expect(profileForm.parse({ firstname: ' Ada ', lastname: 'Byron', language: 'en' })).toEqual({
      firstname: 'Ada',
      lastname: 'Byron',
      language: 'en',
    });
  });
});
