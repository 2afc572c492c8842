/** Whatever docs/security.md says is shown by a test is shown by one that is there, under that title. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** A name without a folder is one of `tests/security`. */
const fileOf = (name: string) =>
  join(root, `${name.includes('/') ? name : `tests/security/${name}`}.test.ts`);

interface Named {
  readonly name: string;
  /** As they are written; one that ends in an ellipsis begins so. */
  readonly titles: readonly string[];
}

/** `file`: "title", "title …" */
function readNamed(part: string): readonly Named[] {
  return [...part.matchAll(/`([\w./-]+)`: ((?:"[^"]+"(?:,\s+)?)+)/g)].map(([, name = '', titles = '']) => ({
    name,
    titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title.replace(/\s+/g, ' ')),
  }));
}

/** What no test of the file begins with, or is called. */
function findMissing({ name, titles }: Named): readonly string[] {
  if (!existsSync(fileOf(name))) return [name];
  const tests = readFileSync(fileOf(name), 'utf8');
  const isThere = (title: string) => {
    const begin = title.replace(/ ?…$/, '');
    const end = begin === title ? "'" : '';
    return tests.includes(`'${begin}${end}`);
  };
  return titles.filter((title) => !isThere(title)).map((title) => `${name}: ${title}`);
}

/** Sections of RFC 9700 that ask for something. */
const sections =
  '2.1 2.1.1 2.1.2 2.2.1 2.2.2 2.3 2.4 2.5 2.6 4.1 4.2 4.3.1 4.3.2 4.4 4.5 4.6 4.7 4.8 4.9 4.10 4.11 4.12 4.13 4.14 4.15 4.16 4.17';

describe('the table of RFC 9700', () => {
  const rows = text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it('has a row for each of its sections', () => {
    const versions = rows.flatMap(([, first = '']) =>
      [...first.matchAll(/\b\d\.\d+(?:\.\d+)?/g)].map(String),
    );
    expect(sections.split(' ').filter((section) => !versions.includes(section))).toEqual([]);
  });

  it('names a test in each row but one, which says that it is not done', () => {
    const bare = rows.filter(([, , , shown = '']) => readNamed(shown).length === 0);
    expect(bare.map(([, , here = '', shown]) => [here.slice(0, 8), shown])).toEqual([['not done', '–']]);
    // Nothing stands there that is no name of a test.
    for (const [, , , shown = ''] of rows)
      expect(shown.replace(/`[\w./-]+`: (?:"[^"]+"(?:, )?)+(?:; )?/g, '')).toMatch(/^–?$/);
  });
});

describe('every test that is named', () => {
  it('is there under its title', () => {
    expect(readNamed(text).length).toBeGreaterThan(30);
    expect(readNamed(text).flatMap(findMissing)).toEqual([]);
  });

  it('stands in a file that is there', () => {
    const files = [...text.matchAll(/`((?:tests|src|overrides)\/[\w./-]+?)(?:\.test\.ts|\.ts)?`/g)].map(
      ([, name = '']) => name,
    );
    const isThere = (name: string) =>
      ['', '.test.ts', '.ts'].some((end) => existsSync(join(root, `${name}${end}`)));
    expect(files.filter((name) => !isThere(name))).toEqual([]);
  });
});
