/** What stands on a label. */
import { describe, expect, it } from 'vitest';
import { type Addressee, addressLines, countSheets, hasAddress } from './addressLines.ts';

const person: Addressee = {
  type: 'contact',
  civility: 'mrs',
  lastname: 'Faure',
  firstname: 'Françoise',
  address: '78 boulevard des Brotteaux\n  Bât. B ',
  zipcode: '69100',
  city: 'Villeurbanne',
  country: 'FR',
};
const ours = { home: 'FR', language: 'fr' } as const;

describe('an address', () => {
  it('is the name, the street line by line, and the town; the country is for abroad', () => {
    expect(addressLines(person, ours)).toEqual([
      'Mme Françoise Faure',
      '78 boulevard des Brotteaux',
      'Bât. B',
      '69100 Villeurbanne',
    ]);
    expect(addressLines({ ...person, country: 'CH' }, ours).at(-1)).toBe('SUISSE');
  });

  it('of an organisation begins with its name alone', () => {
    expect(addressLines({ ...person, type: 'organization', lastname: 'Lycée Jules-Verne' }, ours)[0]).toBe(
      'Lycée Jules-Verne',
    );
  });

  it('is none without a town, or with a town alone', () => {
    expect(hasAddress({ ...person, city: ' ' })).toBe(false);
    expect(hasAddress({ ...person, zipcode: null, address: '' })).toBe(false);
    expect(hasAddress({ ...person, address: null })).toBe(true);
  });
});

it('a sheet that was begun is used up first', () => {
  expect(countSheets(24, 1, 24)).toBe(1);
  expect(countSheets(24, 2, 24)).toBe(2);
  expect(countSheets(1, 24, 24)).toBe(1);
  expect(countSheets(0, 5, 24)).toBe(0);
});
