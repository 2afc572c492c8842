import { describe, expect, it } from 'vitest';
import { listAnswers, listOptions, setAnswer } from './model.ts';

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
});
