/** CSV as programs write it: UTF-8, UTF-16 with its mark or Windows-1252, with any of four delimiters (RFC 4180). */

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
  const said = /^sep=(.)\r?\n/.exec(text)?.[1];
  if (said) return said;
  const head = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, 50_000))?.[0] ?? '';
  const bare = head.replace(/"(?:[^"]|"")*"/g, '');
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * One record after the other, its cells as they are. A quote that is never closed holds all that follows.
 * @param most cells of a record; what follows them is left aside
 */
export function* parseCsv(text: string, delimiter: string, most: number): Generator<string[]> {
  let at = /^sep=.\r?\n/.exec(text)?.[0].length ?? 0;
  let record: string[] = [];
  const end = text.length;
  while (at <= end) {
    let cell: string;
    if (text[at] === '"') {
      let close = at;
      do close = text.indexOf('"', close + 1);
      while (close !== -1 && text[close + 1] === '"' && ++close);
      const stop = close === -1 ? end : close;
      cell = text.slice(at + 1, stop).replaceAll('""', '"');
      at = stop + 1;
      // What stands between the closing quote and the delimiter belongs to the cell, as spreadsheets have it.
      const rest = at;
      while (at < end && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
      if (at > rest) cell += text.slice(rest, at);
    } else {
      const start = at;
      while (at < end && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
      cell = text.slice(start, at);
    }
    if (record.length < most) record.push(cell);
    if (at < end && text[at] === delimiter) {
      at += 1;
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    const isLast = at > end;
    if (!(isLast && record.length === 1 && record[0] === '')) yield record;
    record = [];
  }
}
