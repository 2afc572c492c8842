/** The report of an import at its end: rules with their places, not a line for each of them. */
import { describe, expect, it } from 'vitest';
import { paymentsApi } from '../fixtures/import/paymentsApi.ts';
import { importText } from '../fixtures/import/readImport.ts';
import type { Remark } from './facts.ts';
import { formatReport } from './formatReport.ts';

const note = (about: string, text: string): Remark => ({ kind: 'note', about, text });
const file = (name: string) => ({ path: `schema/library/${name}.jsonld`, text: '' });
const how = { isDry: false, isVerbose: false };
const entities = ['Book', 'Author'];

const remarks = [
  note('Book.firstName', 'the API calls it "first_name"'),
  note('Book.id', 'ids of the API are no numbers; ours are'),
  note('Book.lastName', 'the API calls it "last_name"'),
  note('Author.books', 'taken as the other side of Book.author; remove "inverse" if it is not'),
  note('Author.id', 'ids of the API are no numbers; ours are'),
  note('Author.bornAt', 'the API calls it "born_at"'),
  note('Author.diedAt', 'the API calls it "died_at"'),
  note('the API', 'its webhooks are left out: paid'),
];

describe('a report', () => {
  it('says a decision once, how often it was made, and three examples', () => {
    expect(formatReport({ files: [file('Book')], entities, remarks }, how)).toEqual([
      'wrote schema/library/Book.jsonld',
      'Worth knowing:',
      '  the API calls it "…": 4 places, Book.firstName ("first_name"), Book.lastName ("last_name"), Author.bornAt ("born_at") ….',
      '  ids of the API are no numbers; ours are: 2 places, Book.id, Author.id.',
      '  Author.books: taken as the other side of Book.author; remove "inverse" if it is not.',
      '  the API: its webhooks are left out: paid.',
      '2 entities: Book, Author',
      'With --verbose every place, file and entity has its line.',
      'Read the files, then run `npm run codegen`.',
    ]);
  });

  it('says of each place what was decided when it is asked to', () => {
    const lines = formatReport({ files: [], entities, remarks }, { ...how, isVerbose: true });
    expect(lines).toHaveLength(1 + remarks.length + 2);
    expect(lines[3]).toBe('  Book.lastName: the API calls it "last_name".');
    expect(lines.at(-1)).toBe('Every file says this already.');
  });

  it('keeps disagreements apart by what wins', () => {
    const conflicts = ['string', 'string', 'date'].map((kind, index) => ({
      kind: 'conflict' as const,
      about: `Book.f${index}`,
      text: `Hydra says ${kind}, OpenAPI says integer; integer is taken`,
    }));
    expect(formatReport({ files: [], entities, remarks: conflicts }, how).slice(0, 3)).toEqual([
      'The documents disagree:',
      '  Hydra says string, OpenAPI says integer; integer is taken: 2 places, Book.f0, Book.f1.',
      '  Book.f2: Hydra says date, OpenAPI says integer; integer is taken.',
    ]);
  });

  it('of hundreds of entities fits on a screen or two', () => {
    const imported = importText(paymentsApi(), { api: 'payments' });
    if (!imported.ok) throw new Error('refused');
    expect(imported.remarks.length).toBeGreaterThan(1000);
    const lines = formatReport(imported, how);
    expect(lines.length).toBeLessThan(60);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1000);
  });
});
