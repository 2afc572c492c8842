/**
 * Types of the calls that are no entities, made by openapi-typescript from the documents under `schema/calls/`.
 * A file carries a digest of what it was made from and of itself, so that the compiler behind the types is loaded
 * only when one of the two has changed.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { madeFrom } from '../emit/madeFrom.ts';
import type { Fault } from '../fault.ts';
import type { SourceFile } from '../read/readSchema.ts';

const { resolve } = createRequire(import.meta.url);

const readVersion = (): string =>
  (JSON.parse(readFileSync(resolve('openapi-typescript/package.json'), 'utf8')) as { version: string })
    .version;

/** `schema/calls/crm.openapi.json` → `schema/generated/calls/crm.ts`. */
export const callsPath = ({ path }: SourceFile): string =>
  `schema/generated/calls/${path.replace(/^.*\//, '').replace('.openapi.json', '')}.ts`;

const head = ({ path }: SourceFile, version: string, digest: string): string =>
  `${madeFrom(`${path} with openapi-typescript ${version}`)}// sha256 ${digest}\n`;

const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Whether `text` is what this source makes, as far as its digest tells. */
export function isCurrent(source: SourceFile, text: string): boolean {
  const version = readVersion();
  const body = text.replace(/^.*\n.*\n/, '');
  return text === `${head(source, version, digestOf(version, source.text, body))}${body}`;
}

/** The text of the generated file, or why there is none. */
export async function emitCalls(source: SourceFile): Promise<{ text: string } | { fault: Fault }> {
  const version = readVersion();
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  try {
    const document = JSON.parse(source.text) as Parameters<typeof openapiTS>[0];
    const body = astToString(await openapiTS(document, { immutable: true, silent: true }));
    return { text: `${head(source, version, digestOf(version, source.text, body))}${body}` };
  } catch (error) {
    const message = 'The file is no OpenAPI document that types can be made of.';
    const hint = error instanceof Error ? error.message : String(error);
    return { fault: { file: source.path, line: 1, message, hint } };
  }
}
