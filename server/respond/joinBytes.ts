/**
 * Texts as the bytes of one. Put together as a string, a long answer is copied whole to be measured and once more to be
 * sent behind its headers: for a thousand records half a millisecond, which is as much as reading the request takes.
 */
export function joinBytes(texts: readonly string[]): Buffer {
  let length = 0;
  for (const text of texts) length += Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafe(length);
  let end = 0;
  for (const text of texts) end += bytes.write(text, end);
  return bytes;
}
