/** The parts of an upload: the file, and how it is to be read. */
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Problem } from '../errors.ts';
import { longestField, readWithinLimits } from '../request/readForm.ts';
import { importProblem } from './errors.ts';

export interface ImportOptions {
  readonly dryRun: boolean;
  /** Property by column; null leaves the column out. Absent: as suggested. */
  readonly mapping?: Readonly<Record<string, string | null>>;
  /** The property by which a row is a record that is there already. */
  readonly key?: string;
  readonly sheet?: string;
  readonly delimiter?: string;
  /** Amounts are in the currency's unit, or in its hundredth. Absent: by the headers. */
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

function parseOptions(text: string): Raw {
  if (text.length > longestField)
    throw importProblem('IMP-001', {
      reason: `the part "options" is longer than ${longestField} characters`,
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

/** The parts are read as they come. @throws REQ-007, IMP-001 and IMP-004 */
export const readUpload = (request: FastifyRequest): Promise<Upload> => readWithinLimits(request, readParts);
