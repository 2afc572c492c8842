/**
 * A statement of fixed text with parameters by name: `:contract` in the text, `{ contract }` in the call. Each is kept in
 * a list, so that `checkStatements` can prepare all that the server has loaded.
 */
import { CompiledQuery } from 'kysely';
import type { Statement } from '../kit.ts';

export interface StatementSource {
  /** Where it is written. */
  readonly file: string;
  /** With `$1`, `$2` … in place of the names, and every line where it was. */
  readonly text: string;
}

/** A statement as it was loaded: its text numbered, with the names of its parameters in order. */
export interface LoadedStatement extends StatementSource {
  readonly names: readonly string[];
}

const sources: LoadedStatement[] = [];

/** Every statement of the modules that are loaded. */
export const listStatements = (): readonly LoadedStatement[] => sources;

const samples: { readonly file: string; readonly render: () => readonly string[] }[] = [];

/**
 * Registers examples of a statement that is assembled when it runs, so that `checkStatements` can prepare them as well.
 * @param render texts with `$1`, `$2` … for values: together they contain every part that may be assembled
 */
export function sampleSql(file: string, render: () => readonly string[]): void {
  samples.push({ file, render });
}

export const listSamples = (): readonly StatementSource[] =>
  samples.flatMap(({ file, render }) => render().map((text) => ({ file, text })));

/** What may hold a colon that begins no parameter, and the parameters. */
const PARTS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--.*|::|:([a-zA-Z]\w*)/g;

/** @returns the text as PostgreSQL takes it, and the names of its parameters in order */
export function numberParameters(text: string): { readonly text: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const numbered = text.replaceAll(PARTS, (part, name: string | undefined) => {
    if (part.startsWith('--')) return '';
    if (name === undefined) return part;
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text: numbered, names };
}

/**
 * @param source its file, to be named where it does not fit the tables, and its text
 * @returns what makes a call of it; throws where a parameter is left out, which would be taken for null
 */
export function sqlText<Parameters extends object, Row = never>(
  source: StatementSource,
): (parameters: Parameters) => Statement<Row> {
  const { text, names } = numberParameters(source.text);
  sources.push({ file: source.file, text, names });
  return (parameters) => ({
    compile() {
      const given = parameters as Readonly<Record<string, unknown>>;
      const missing = names.find((name) => given[name] === undefined);
      if (missing !== undefined)
        throw new Error(`The statement of "${source.file}" is called without its parameter "${missing}".`);
      return CompiledQuery.raw(
        text,
        names.map((name) => given[name]),
      );
    },
  });
}
