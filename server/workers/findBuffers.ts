/** The buffers of a message between threads: the value itself, its members, and the items of lists among these. */
export function findBuffers(value: unknown): Uint8Array[] {
  if (value instanceof Uint8Array) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value)
    .flat()
    .filter((member) => member instanceof Uint8Array);
}
