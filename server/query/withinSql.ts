/** The rows of an entity that the caller may read, as SQL. */
import type { Resource } from '../plan/resource.ts';
import { renderWithin } from '../rights/renderWithin.ts';

/** Of an entity as somebody sees it: the condition that a row is among those they may read, with AND before it. */
export function withinSql({ origin }: Resource, row: string): string {
  if (!origin) return '';
  const { model, resource, rights } = origin;
  const within = renderWithin(model, resource, { call: 'read', rights, row });
  return within ? ` AND ${within}` : '';
}
