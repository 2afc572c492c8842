import { describe, expect, it } from 'vitest';
import { findFreeSlug, makeSlug } from './makeSlug.ts';

describe('a slug', () => {
  it.each([
    ['Le Médecin malgré lui', 'le-medecin-malgre-lui'],
    ['L’Œuvre d’ART !', 'l-oeuvre-d-art'],
    ['Phở mạnh', 'pho-manh'],
    ['  2 + 2 = 5 ', '2-2-5'],
    ['東京', 'spectacle'],
  ])('of "%s" is %s', (title, want) => {
    expect(makeSlug(title)).toBe(want);
  });

  it('gets the next number where it is taken', () => {
    expect(findFreeSlug('phedre', new Set())).toBe('phedre');
    expect(findFreeSlug('phedre', new Set(['phedre', 'phedre-2']))).toBe('phedre-3');
  });
});
