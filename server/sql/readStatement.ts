/** What a database is asked, as the text and values that it is sent. */
import type { Statement } from '../kit.ts';

export function readStatement(
  asked: string | Statement<unknown>,
  values: readonly unknown[],
): { readonly text: string; readonly values: readonly unknown[] } {
  if (typeof asked === 'string') return { text: asked, values };
  const { sql, parameters } = asked.compile();
  return { text: sql, values: parameters };
}
