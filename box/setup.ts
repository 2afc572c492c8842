/** What desks set the box up with, on disk: how it prints, and the printers that they installed and removed: what the environment names stays where none of them is removed. */
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { BoxParameters } from '../schema/channel.ts';
import type { PrinterConfig } from './config.ts';

interface Stored {
  readonly installed: readonly PrinterConfig[];
  /** Slugs of the environment's. */
  readonly removed: readonly string[];
  readonly defaultSlug?: string | undefined;
  readonly parameters?: BoxParameters | undefined;
}

export interface Setup {
  readonly printers: readonly PrinterConfig[];
  install(printer: PrinterConfig): void;
  remove(slug: string): void;
  /** Undefined until a desk has set any. */
  readonly parameters: BoxParameters | undefined;
  apply(parameters: BoxParameters): void;
  isDefault(printer: { readonly slug: string; readonly isDefault: boolean }): boolean;
}

const NOTHING: Stored = { installed: [], removed: [] };

function read(file: string): Stored {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return NOTHING;
    throw error;
  }
}

function write(file: string, stored: Stored): void {
  const draft = openSync(`${file}.new`, 'w');
  writeSync(draft, JSON.stringify(stored));
  fsyncSync(draft);
  closeSync(draft);
  renameSync(`${file}.new`, file);
}

export function openSetup(folder: string, given: readonly PrinterConfig[]): Setup {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'setup.json');
  let stored = read(file);
  const change = (next: Stored) => {
    write(file, next);
    stored = next;
  };
  return {
    get printers() {
      return [...given.filter(({ slug }) => !stored.removed.includes(slug)), ...stored.installed];
    },
    install(printer) {
      const { slug, isDefault } = printer;
      change({
        ...stored,
        installed: [...stored.installed, printer],
        defaultSlug: isDefault ? slug : stored.defaultSlug,
      });
    },
    remove(slug) {
      const installed = stored.installed.filter((printer) => printer.slug !== slug);
      const isGiven = given.some((printer) => printer.slug === slug);
      change({
        ...stored,
        installed,
        removed: isGiven ? [...stored.removed, slug] : stored.removed,
        defaultSlug: stored.defaultSlug === slug ? undefined : stored.defaultSlug,
      });
    },
    get parameters() {
      return stored.parameters;
    },
    apply: (parameters) => change({ ...stored, parameters }),
    isDefault: ({ slug, isDefault }) =>
      stored.defaultSlug === undefined ? isDefault : stored.defaultSlug === slug,
  };
}
