/** Contexts and other documents saved beside the one to import: the network is never asked for a context. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isObject } from './document.ts';
import type { FindContext } from './jsonld/context.ts';

export interface Companion {
  readonly file: string;
  readonly text: string;
}

const isJson = (name: string): boolean => /\.(?:jsonld|json)$/.test(name);

/** What is saved in the companions' folder, by name. */
export function readCompanions(folder: string): Companion[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
  return readdirSync(folder)
    .filter(isJson)
    .sort()
    .map((name) => ({ file: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
}

/** The default place: `companions/` beside a file. */
export const companionsOf = (file: string): string => join(dirname(file), 'companions');

const shared = (a: string, b: string): number => {
  const words = new Set(a.toLowerCase().split(/[^a-z0-9]+/));
  return b
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => words.has(word) && !/^(?:jsonld|json|docs|api|context)$/.test(word)).length;
};

/**
 * `https://host/api/context.jsonld` is looked for as `context.jsonld`, or as a name that ends in `-context.jsonld`;
 * of several, the one that shares most words with the document's own name.
 */
export function findContextAmong(companions: readonly Companion[], document: string): FindContext {
  return (address) => {
    const name = basename(new URL(address, 'http://localhost/').pathname) || 'context';
    const stem = name.replace(/\.(?:jsonld|json)$/, '');
    const fits = companions
      .filter(({ file }) => {
        const own = basename(file).replace(/\.(?:jsonld|json)$/, '');
        return own === stem || own.endsWith(`-${stem}`) || own.endsWith(`_${stem}`);
      })
      .sort((a, b) => shared(document, basename(b.file)) - shared(document, basename(a.file)));
    for (const { text } of fits) {
      try {
        const value: unknown = JSON.parse(text);
        if (isObject(value) && value['@context'] !== undefined) return value['@context'];
      } catch {
        // A file that is no JSON is no context; the next may be one.
      }
    }
    return undefined;
  };
}
