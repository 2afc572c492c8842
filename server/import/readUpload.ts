/** The parts of an upload: the file, and how it is to be read. */
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import { requestProblem } from '../request/errors.ts';
import { importProblem } from './errors.ts';

/** Of an upload as a whole, in bytes. */
export const importBodyLimit = 32 * 1_048_576;

export interface ImportOptions {
  readonly dryRun: boolean;
  /** Property by column; null leaves the column out. Absent: as suggested. */
  readonly mapping?: Readonly<Record<string, string | null>>;
  /** The property by which a row is a record that is there already. */
  readonly key?: string;
  readonly sheet?: string;
  readonly delimiter?: string;
  /** Amounts are in the currency's unit, or in its hundredth. Absent: told by the headers. */
  readonly money?: 'major' | 'minor';
  /** Empty cells empty what stands, instead of leaving it. */
  readonly clear: boolean;
  /** All rows or none. */
  readonly stopOnError: boolean;
}

export interface Upload {
  readonly bytes: Buffer;
  readonly name: string;
  readonly options: ImportOptions;
}

type Raw = Readonly<Record<string, unknown>>;

function refuseOption(option: string, value: unknown, expected: string): Problem {
  const shown = (JSON.stringify(value) ?? '').slice(0, 80);
  return importProblem('IMP-004', { option: option.slice(0, 80), value: shown, expected });
}

function readFlag(raw: Raw, option: string): boolean {
  const value = raw[option] ?? false;
  if (typeof value !== 'boolean') throw refuseOption(option, value, 'true or false');
  return value;
}

function readText(raw: Raw, option: string): string | undefined {
  const value = raw[option] ?? undefined;
  if (value !== undefined && typeof value !== 'string') throw refuseOption(option, value, 'a text');
  return value;
}

function readMapping({ mapping }: Raw): ImportOptions['mapping'] {
  if (mapping === undefined || mapping === null) return undefined;
  const isMapping =
    typeof mapping === 'object' &&
    !Array.isArray(mapping) &&
    Object.values(mapping).every((value) => value === null || typeof value === 'string');
  if (!isMapping) throw refuseOption('mapping', mapping, 'a property or null for each column');
  return mapping as Readonly<Record<string, string | null>>;
}

const known = ['dryRun', 'mapping', 'key', 'sheet', 'delimiter', 'money', 'clear', 'stopOnError'];

export function readImportOptions(raw: Raw): ImportOptions {
  for (const option in raw)
    if (!known.includes(option))
      throw refuseOption(option, raw[option], `none of this name; known are ${known.join(', ')}`);
  const mapping = readMapping(raw);
  const money = readText(raw, 'money');
  if (money !== undefined && money !== 'major' && money !== 'minor')
    throw refuseOption('money', money, '"major" or "minor"');
  const delimiter = readText(raw, 'delimiter');
  if (delimiter !== undefined && ![',', ';', '\t', '|'].includes(delimiter))
    throw refuseOption('delimiter', delimiter, 'a comma, a semicolon, a tab or a bar');
  const key = readText(raw, 'key');
  const sheet = readText(raw, 'sheet');
  return {
    dryRun: readFlag(raw, 'dryRun'),
    clear: readFlag(raw, 'clear'),
    stopOnError: readFlag(raw, 'stopOnError'),
    ...(mapping && { mapping }),
    ...(money && { money }),
    ...(delimiter && { delimiter }),
    ...(key && { key }),
    ...(sheet && { sheet }),
  };
}

const longestOptions = 200_000;
/** The file and its options; a few more of a form that sends its other fields along. */
const mostParts = 20;

/** What the plugin of `engine.ts` holds an upload to, beside its size as a whole. */
export const uploadLimits = {
  parts: mostParts,
  fileSize: importBodyLimit,
  // In bytes, of which a character has four at most.
  fieldSize: 4 * longestOptions,
} as const;

function parseOptions(text: string): Raw {
  if (text.length > longestOptions)
    throw importProblem('IMP-001', {
      reason: `the part "options" is longer than ${longestOptions} characters`,
    });
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw importProblem('IMP-001', { reason: 'the part "options" is no JSON' });
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw importProblem('IMP-001', { reason: 'the part "options" is no JSON object' });
  return raw as Raw;
}

/** As a field, or as a blob of whatever type; of JSON, the plugin has parsed it. */
async function readOptions(part: Multipart): Promise<string> {
  if (part.type === 'file') return (await part.toBuffer()).toString('utf8');
  return typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
}

/** The first part of each name counts; others are read over. */
async function readParts(request: FastifyRequest): Promise<Upload> {
  let file: Pick<Upload, 'bytes' | 'name'> | undefined;
  let options: string | undefined;
  for await (const part of request.parts()) {
    if (part.fieldname === 'options' && options === undefined) options = await readOptions(part);
    else if (part.type === 'file' && part.fieldname === 'file' && !file)
      file = { bytes: await part.toBuffer(), name: (part.filename ?? '').slice(0, 200) };
    else if (part.type === 'file') part.file.resume();
  }
  if (!file) throw importProblem('IMP-001', { reason: 'there is no file in the part "file"' });
  return { ...file, options: readImportOptions(options === undefined ? {} : parseOptions(options)) };
}

const tooLarge = () => requestProblem('REQ-007', { limit: importBodyLimit });

/** Rejects once more has come than is taken, whatever it is: the plugin bounds each part and not their sum. */
function limitSize({ raw }: FastifyRequest): {
  readonly exceeded: Promise<never>;
  readonly stop: () => void;
} {
  const { promise: exceeded, reject } = Promise.withResolvers<never>();
  exceeded.catch(() => undefined);
  let size = 0;
  const count = (chunk: Buffer) => {
    size += chunk.length;
    if (size > importBodyLimit) reject(tooLarge());
  };
  raw.on('data', count);
  return { exceeded, stop: () => void raw.off('data', count) };
}

const reasons: Readonly<Record<string, string>> = {
  FST_PARTS_LIMIT: `it has more than ${mostParts} parts`,
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'it is no form',
};

function explain(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  const unnamed = /boundary not found/i.test(message) && 'it names no boundary of its parts';
  return importProblem('IMP-001', { reason: unnamed || (reasons[code] ?? 'its parts do not hold together') });
}

/** The parts are read as they come. @throws REQ-007, IMP-001 and IMP-004 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (Number(request.headers['content-length'] ?? 0) > importBodyLimit) throw tooLarge();
  const { exceeded, stop } = limitSize(request);
  try {
    return await Promise.race([readParts(request), exceeded]);
  } catch (error) {
    throw explain(error);
  } finally {
    stop();
  }
}
