/** Archives and workbooks that were made to do harm, a few kilobytes of which unpack to gigabytes. */
import { constants, deflateRawSync } from 'node:zlib';

export const MEGABYTE = 1_048_576;

/** So many megabytes of one text over and over. */
interface Repeated {
  readonly text: string;
  readonly megabytes: number;
  /** The element around them: without one a reader of XML ends at the second. */
  readonly element?: string;
}

type Content = string | Buffer | Repeated;

interface Entry {
  readonly name: string;
  readonly content: Content;
  /** What the directory says of its length, whatever it is. */
  readonly claimedSize?: number;
}

/** A megabyte is packed once and stands in the stream as often as it is wanted: the whole is nowhere in memory. */
function pack(content: Content): { readonly packed: Buffer; readonly length: number } {
  if (typeof content === 'string' || Buffer.isBuffer(content))
    return { packed: deflateRawSync(content, { level: 9 }), length: content.length };
  const { text, megabytes, element } = content;
  const piece = text.repeat(Math.ceil(MEGABYTE / text.length));
  const packed = deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const pieces = Array.from({ length: megabytes }, () => packed);
  const [start, end] = element ? [`<${element}>`, `</${element}>`] : ['', ''];
  const first = deflateRawSync(start, { finishFlush: constants.Z_FULL_FLUSH });
  return {
    packed: Buffer.concat([first, ...pieces, deflateRawSync(end)]),
    length: start.length + piece.length * megabytes + end.length,
  };
}

/** An archive as an attacker writes one: nothing that it says of itself need be true. */
export function zip(entries: readonly Entry[], count = entries.length): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize } of entries) {
    const { packed, length } = pack(content);
    const bytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt16LE(bytes.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(claimedSize ?? length, 24);
    central.writeUInt16LE(bytes.length, 28);
    central.writeUInt32LE(offset, 42);
    bodies.push(local, bytes, packed);
    directory.push(central, bytes);
    offset += local.length + bytes.length + packed.length;
  }
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt16LE(count % 65_536, 10);
  last.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, last]);
}

export const book = '<workbook><sheets><sheet name="A" r:id="1"/></sheets></workbook>';
export const rels = '<Relationships><Relationship Id="1" Target="worksheets/sheet1.xml"/></Relationships>';

export function workbook(sheet: Content, more: readonly Entry[] = []): Buffer {
  return zip([
    { name: 'xl/workbook.xml', content: book },
    { name: 'xl/_rels/workbook.xml.rels', content: rels },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
    ...more,
  ]);
}
