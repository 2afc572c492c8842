import { describe, expect, it } from 'vitest';
import { listAnswers, listOptions, listQuestions, setAnswer } from './model.ts';

const asked = { slug: 'shopping.meal', label: 'Meal', isRequired: true, options: [] };

describe('the answers of an order', () => {
  it('are those that were asked, in their order, then what else was stored as text', () => {
    const stored = { 'shopping.school': 'Jean Moulin', 'shopping.meal': 2, guests: ['a', 'b'] };
    expect(listAnswers([asked], stored)).toEqual([
      { ...asked, value: '2' },
      {
        slug: 'shopping.school',
        label: 'school',
        isRequired: false,

        options: [],
        value: 'Jean Moulin',
      },
    ]);
    expect(listAnswers([asked], {})).toEqual([{ ...asked, value: '' }]);
  });

  it('keep what cannot be typed, and lose what is emptied', () => {
    const stored = { 'shopping.meal': 'veg', guests: ['a'] };
    expect(setAnswer(stored, 'shopping.meal', 'fish')).toEqual({ 'shopping.meal': 'fish', guests: ['a'] });
    expect(setAnswer(stored, 'shopping.meal', '')).toEqual({ guests: ['a'] });
  });

  it.each([
    [['veg', 'fish']],
    [[{ value: 'veg', label: 'Vegetarian' }, { label: 'fish' }]],
    [{ choices: ['veg', 'fish'] }],
  ])('offer the choices of %j', (options) => {
    expect(listOptions(options)).toEqual(['veg', 'fish']);
  });

  it('are asked by the forms of the customer, each once, or by the fields whose form it is', () => {
    const known = ['a', 'b', 'c'].map((name) => ({ slug: `contact.${name}`, label: name, options: [] }));
    const form = { type: 'customer', mode: 'normal', fieldList: null, customerFieldContractList: [] };
    const ask = (slug: string, required: boolean, position = 0) => ({
      slug: `contact.${slug}`,
      required,
      position,
    });
    const forms = [
      { ...form, fieldList: [ask('b', false), ask('gone', true)] },
      { ...form, customerFieldContractList: [ask('c', true, 2), ask('b', true, 1)] },
      { ...form, mode: 'not_required', fieldList: [ask('c', true)] },
      { ...form, type: 'participant', fieldList: [ask('a', true)] },
    ];
    const asked = listQuestions(forms, known).map(({ label, isRequired }) => [label, isRequired]);
    expect(asked).toEqual([
      ['b', true],
      ['c', true],
    ]);
    expect(listAnswers([], { 'contact.a': 'x' }, known)).toMatchObject([{ label: 'a', value: 'x' }]);
  });
});
