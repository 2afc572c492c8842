import { expect, it } from 'vitest';
import { goLetters } from './goLetters.ts';

it('gives the first letter while it is free, then the next, and no letter twice', () => {
  const items = ['Home', 'Houses', 'Émile', 'Orders', 'H'].map((name) => ({ path: `/${name}`, name }));
  expect(Object.fromEntries(goLetters(items))).toEqual({
    '/Home': 'h',
    '/Émile': 'e',
    '/Orders': 'o',
    '/Houses': 'u',
  });
});
