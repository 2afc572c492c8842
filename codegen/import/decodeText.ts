/** The bytes of a document to its text, or the sentence of what they are instead. */
import { Refusal } from './document.ts';

const signs: readonly { readonly bytes: readonly number[]; readonly what: string; readonly hint: string }[] =
  [
    { bytes: [0x1f, 0x8b], what: 'compressed with gzip', hint: 'Unpack it first, e.g. with `gunzip`.' },
    { bytes: [0x50, 0x4b, 3, 4], what: 'a ZIP archive', hint: 'Unpack it and import the document inside.' },
    { bytes: [0x25, 0x50, 0x44, 0x46], what: 'a PDF', hint: 'Give the document that programs read.' },
    { bytes: [0xff, 0xfe], what: 'written in UTF-16', hint: 'Save it in UTF-8, as JSON is.' },
    { bytes: [0xfe, 0xff], what: 'written in UTF-16', hint: 'Save it in UTF-8, as JSON is.' },
  ];

/** UTF-8 or nothing: in any other encoding the names would come out wrong without a word. */
export function decodeText(file: string, bytes: Uint8Array): string {
  const place = { file, line: 1, pointer: '' };
  const sign = signs.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  if (sign) throw new Refusal(place, `The document is ${sign.what}.`, sign.hint);
  // A text has no zero in it; one beside each letter is how UTF-16 and UTF-32 write ours.
  if (bytes.subarray(0, 4).includes(0))
    throw new Refusal(
      place,
      'The document is written in UTF-16 or UTF-32, or is no text.',
      'Save it in UTF-8, as JSON is.',
    );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const before = new TextDecoder('utf-8').decode(bytes).split('\uFFFD', 1)[0] ?? '';
    throw new Refusal(
      { ...place, line: before.split('\n').length },
      'The document is not written in UTF-8.',
      'Convert it, e.g. `iconv -f ISO-8859-1 -t UTF-8 api.json`.',
    );
  }
}
