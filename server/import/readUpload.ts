/** The parts of an upload: the file, and how it is to be read. */
import type { Problem } from '../errors.ts';
import { importProblem } from './errors.ts';

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

/** Before they are read: each part costs many times what it is sent as. */
function refuseManyParts(body: Buffer, type: string): void {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;,\s]+))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) throw importProblem('IMP-001', { reason: 'it names no boundary of its parts' });
  const mark = `--${boundary}`;
  let count = 0;
  // The last mark ends the last part.
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length))
    if (++count > mostParts + 1)
      throw importProblem('IMP-001', { reason: `it has more than ${mostParts} parts` });
}

async function readRaw(part: FormDataEntryValue | null): Promise<Raw> {
  if (part === null) return {};
  const text = typeof part === 'string' ? part : await part.text();
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

/** @param type the request's content type, which names the boundary of the parts */
export async function readUpload(body: Buffer, type: string): Promise<Upload> {
  refuseManyParts(body, type);
  const form = await new Response(body as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw importProblem('IMP-001', { reason: 'its parts do not hold together' });
    });
  const file = form.get('file');
  if (file === null || typeof file === 'string')
    throw importProblem('IMP-001', { reason: 'there is no file in the part "file"' });
  return {
    bytes: Buffer.from(await file.arrayBuffer()),
    name: file.name.slice(0, 200),
    options: readImportOptions(await readRaw(form.get('options'))),
  };
}
