/** Every text that these screens ask for by a written key is there. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { userRights as english } from './texts/en.ts';
import { userRights as french } from './texts/fr.ts';

const listKeys = (value: unknown, path = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => listKeys(inner, path ? `${path}.${key}` : key))
    : [path];

it('stands in both languages wherever it is asked for', () => {
  const asked = globSync('*.tsx', { cwd: import.meta.dirname }).flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/'userRights\.([\w.]+)'/g)].map(
      ([, key = '']) => key,
    ),
  );
  expect(asked.length).toBeGreaterThan(60);
  const known = new Set(listKeys(english));
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
  expect(listKeys(french)).toEqual(listKeys(english));
});
