/** Every text that a screen asks for by a written key is there, in both languages: a missing one would show its key. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { english as overridesEnglish } from '../../overrides/english.ts';
import { french as overridesFrench } from '../../overrides/french.ts';
import { menu as englishMenu } from '../../overrides/menu/en.ts';
import { menu as frenchMenu } from '../../overrides/menu/fr.ts';
import { english } from '../../src/i18n/english.ts';
import { french } from '../../src/i18n/french.ts';

const root = join(import.meta.dirname, '../..');

const listKeys = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => listKeys(inner, path ? `${path}.${key}` : key))
    : [path];

/** Texts that come with their screens: a file of a language exports them by the prefix of their keys. */
async function listOwnTexts(language: 'en' | 'fr'): Promise<readonly object[]> {
  const found: object[] = [];
  for await (const path of glob(`overrides/**/texts/${language}.ts`, { cwd: root }))
    found.push({ ...((await import(join(root, path))) as object) });
  return found;
}

const listKnown = (bundles: readonly object[]) => new Set(bundles.flatMap((bundle) => listKeys(bundle)));

const known = {
  en: listKnown([...english, englishMenu, ...overridesEnglish, ...(await listOwnTexts('en'))]),
  fr: listKnown([...french, frenchMenu, ...overridesFrench, ...(await listOwnTexts('fr'))]),
};

/** The labels of menus and of pages' tabs, in the registries of screens. */
const labelled = /\blabel: '([\w.]+\.[\w.]+)'/g;

/** `translate('app.list.none')`, `shared('report.title')`, `t("register.total", …)`. */
const asked = /\b(?:translate|shared|t)\(\s*['"]([\w.]+\.[\w.]+)['"]/g;

async function listAsked(): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const path of glob('{src,overrides}/**/*.{ts,tsx}', { cwd: root }))
    for (const [, key = ''] of readFileSync(join(root, path), 'utf8').matchAll(
      /^overrides\/\w+\/screens\.ts$/.test(path) ? labelled : asked,
    ))
      if (!/\.test\.tsx?$/.test(path)) found.push(`${key} (${path})`);
  return found;
}

it.each(['en', 'fr'] as const)('stands in %s wherever it is asked for', async (language) => {
  const all = await listAsked();
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter((entry) => !known[language].has(entry.split(' ')[0] ?? ''))).toEqual([]);
});
