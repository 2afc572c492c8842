/** CSV as programs write it: UTF-8, UTF-16 with its mark or Windows-1252, with any of four delimiters (RFC 4180). */
import { pipeline, Readable } from 'node:stream';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import { importProblem } from './errors.ts';
import type { TableRow } from './tableRow.ts';

export interface CsvText {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252';
}

export function decodeText(bytes: Buffer): CsvText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' };
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

const delimiters = [';', ',', '\t', '|'] as const;

/** The sign that stands most often in the first line, quoted texts apart. */
export function sniffDelimiter(text: string): string {
  const declared = /^sep=(.)\r?\n/.exec(text)?.[1];
  if (declared) return declared;
  const head = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, 50_000))?.[0] ?? '';
  const bare = head.replace(/"(?:[^"]|"")*"/g, '');
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

const pieceSize = 65_536;

function* cutPieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
}

interface Read {
  readonly record: readonly string[];
  readonly info: InfoRecord;
}

/**
 * One row after the other, its cells as they are. Empty lines are left out, and counted.
 * @param most cells of a record; the last takes what follows it, so that a hostile line costs no more than its length
 * @throws IMP-009 with the row in which a quotation mark is opened and never closed
 */
export async function* parseCsv(text: string, delimiter: string, most: number): AsyncGenerator<TableRow> {
  const start = /^sep=.\r?\n/.exec(text)?.[0].length ?? 0;
  const parser = parse({
    delimiter,
    // Files of several programs, put together, mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    ignore_last_delimiters: most,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
  });
  // The failure of either side comes out of the loop below; leaving the loop ends both.
  pipeline(Readable.from(cutPieces(Buffer.from(text.slice(start)))), parser, () => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<Read>)
      yield { number: info.records + info.empty_lines, cells: record };
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw importProblem('IMP-009', { row: Number(error.records) + Number(error.empty_lines) + 1 });
    throw error;
  }
}
