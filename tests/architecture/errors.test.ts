/** One list of error codes, three times: in the catalogues, in docs/errors.md, in the tests that raise them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { englishRefusals } from '../../overrides/englishRefusals.ts';
import { frenchRefusals } from '../../overrides/frenchRefusals.ts';
import { listErrors } from '../../server/errors.ts';
import { en } from '../../src/i18n/en.ts';
import { fr } from '../../src/i18n/fr.ts';
import { refusals as english } from '../../src/i18n/refusals/en.ts';
import { refusals as french } from '../../src/i18n/refusals/fr.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('{server,overrides,box}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/generated|\.test\./.test(file),
);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const catalogues = sources.filter((file) => textOf(file).includes('= defineErrors({'));
await Promise.all(catalogues.map((file) => import(join(root, file))));
const codes = [...listErrors().keys()].sort();

describe('the error codes', () => {
  it('have each one heading in docs/errors.md, and no heading is without a code', () => {
    const docs = readFileSync(join(root, 'docs/errors.md'), 'utf8');
    const headings = [...docs.matchAll(/^### ([A-Z]+-\d+)/gm)].map((match) => match[1]);
    expect(headings.sort()).toEqual(codes);
  });

  it('are each raised by a test', () => {
    const tests = globSync('{schema,codegen,src,server,box,overrides,tests}/**/*.test.{ts,tsx}', {
      cwd: root,
    })
      .filter((file) => !file.endsWith(join('architecture', 'errors.test.ts')))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    expect(codes.filter((code) => !tests.includes(`'${code}'`) && !tests.includes(`"${code}"`))).toEqual([]);
  });

  it.each([
    ['English', [english, ...englishRefusals]],
    ['French', [french, ...frenchRefusals]],
  ])('have words for people in %s: in `<area>/refusals`, or `src/i18n/refusals` for the engine', (_, all) => {
    const texts = all.flatMap((each) => Object.keys('errors' in each ? (each.errors as object) : {}));
    expect(texts.sort()).toEqual(codes);
  });

  it.each([
    ['English', [english, ...englishRefusals]],
    ['French', [french, ...frenchRefusals]],
  ])('give people in %s only values that the server gives with the code', (_, all) => {
    const namesIn = (text: string, marks: RegExp) => [...text.matchAll(marks)].map(([, name]) => name);
    const texts = all.flatMap((each) => Object.entries('errors' in each ? (each.errors as object) : {}));
    const unknown = texts.flatMap(([code, text]) => {
      const { message = '', details = '', hint = '' } = listErrors().get(code) ?? {};
      const given = namesIn(`${message} ${details} ${hint}`, /\{(\w+)\}/g);
      return namesIn(JSON.stringify(text), /%\{(\w+)\}/g)
        .filter((name) => !given.includes(name))
        .map((name) => `${code}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('are thrown by a function of their catalogue: no module is imported for what its import does', () => {
    expect(sources.filter((file) => /^import '/m.test(textOf(file)))).toEqual([]);
  });

  it('of violations have words in both languages', () => {
    const docs = readFileSync(join(root, 'docs/errors.md'), 'utf8');
    const section = /^### VAL-001[\s\S]*?(?=^##)/m.exec(docs)?.[0] ?? '';
    const rules = [...section.matchAll(/`(\w+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !['propertyPath', 'message', 'code'].includes(name));
    expect(rules.length).toBeGreaterThan(15);
    for (const { violation } of [en.app, fr.app])
      expect(rules.filter((rule) => !(rule in violation))).toEqual([]);
  });

  it('stand in the code under the name they are defined with', () => {
    expect(codes.filter((code) => !/^[A-Z]+-\d{3}$/.test(code))).toEqual([]);
  });
});
