/** One list of error codes, three times: in the catalogues, in docs/errors.md, in the tests that raise them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import '../../overrides/behaviours.ts';
import '../../server/start.ts';
import { listErrors } from '../../server/errors.ts';

const root = join(import.meta.dirname, '../..');
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

  it('stand in the code under the name they are defined with', () => {
    expect(codes.filter((code) => !/^[A-Z]+-\d{3}$/.test(code))).toEqual([]);
  });
});
