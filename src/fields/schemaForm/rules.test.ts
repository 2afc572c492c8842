import { describe, expect, it } from 'vitest';
import { moneyText, optionalText, requiredText } from './rules.ts';

describe('a required text', () => {
  it.each([
    { text: ' Ada ', fault: undefined },
    { text: '   ', fault: 'app.violation.required' },
    { text: 'A name of many letters', fault: 'app.violation.maxLength' },
  ])('"$text": $fault', ({ text, fault }) => {
    expect(requiredText(10).safeParse(text).error?.issues[0]?.message).toBe(fault);
  });

  it('may be left empty where it is optional', () => {
    expect(optionalText(10).parse('  ')).toBe('');
  });
});

describe('an amount of money as it is typed', () => {
  const amount = { currency: 'EUR', least: 1, most: 5000, message: 'wrong' };

  it.each([
    { text: '12,50', fault: undefined },
    { text: '', fault: 'app.violation.required' },
    { text: '0', fault: 'wrong' },
    { text: '50.01', fault: 'wrong' },
    { text: '12,505', fault: 'wrong' },
    { text: 'twelve', fault: 'wrong' },
  ])('"$text": $fault', ({ text, fault }) => {
    expect(moneyText(amount).safeParse(text).error?.issues[0]?.message).toBe(fault);
  });

  it('may be left empty where it is optional, and is never below 0 of itself', () => {
    const float = moneyText({ currency: 'EUR', isRequired: false, message: 'wrong' });
    expect(float.safeParse('').success).toBe(true);
    expect(float.safeParse('-1').success).toBe(false);
  });
});
