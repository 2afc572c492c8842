/** A value as PostgreSQL's text format reads it: what `pg` does for its own parameters, done the same for PGlite. */

function writeArrayItem(item: unknown): string {
  if (item === null || item === undefined) return 'NULL';
  if (Array.isArray(item)) return writeArray(item);
  return `"${String(writeParameter(item)).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function writeArray(items: readonly unknown[]): string {
  return `{${items.map(writeArrayItem).join(',')}}`;
}

export function writeParameter(value: unknown): string | Uint8Array | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return writeArray(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
