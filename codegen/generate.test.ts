/** Schema files in, generated files out; what is refused has its facts beside what refuses it. */
import { describe, expect, it } from 'vitest';
import { formatFault } from './fault.ts';
import { readFixture } from './fixtures/readFixture.ts';
import { generate } from './generate.ts';
import type { SourceFile } from './read/readSchema.ts';

function emit(sources: readonly SourceFile[], path: string): string {
  const made = generate(sources);
  if (!made.ok) throw new Error(made.faults.map(formatFault).join('\n'));
  return made.files.find((file) => file.path === path)?.text ?? '';
}

describe('generate', () => {
  it('gives the same bytes whatever the order of the files', () => {
    const files = readFixture();
    const read = (sources: readonly SourceFile[]) => {
      const made = generate(sources);
      return made.ok ? made.files : [];
    };
    expect(read(files.toReversed())).toEqual(read(files));
    expect(read([...files.slice(3), ...files.slice(0, 3)])).toEqual(read(files));
  });

  it.each([
    'schema/generated/programme/Play.ts',
    'schema/generated/programme/PlayOrder.ts',
    'schema/generated/actions.ts',
    'schema/generated/calls.ts',
    'schema/generated/entities.ts',
    'schema/generated/values.ts',
    'schema/generated/descriptors.ts',
    'schema/generated/apis.ts',
    'server/generated/database.ts',
    'server/generated/remotes.ts',
    'server/generated/tables.ts',
    'server/generated/guards.sql',
  ])('makes %s', async (path) => {
    await expect(emit(readFixture(), path)).toMatchFileSnapshot(
      `./fixtures/want/${path.replace(/\.ts$/, '.ts.txt')}`,
    );
  });

  it('says in the first line of a file what made it and from what', () => {
    expect(emit(readFixture(), 'schema/generated/programme/Play.ts').split('\n')[0]).toBe(
      '// Made by codegen from schema/programme/Play.jsonld. Never edit: change the source and run `npm run codegen`.',
    );
  });
});
