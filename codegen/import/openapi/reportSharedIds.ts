/** Two calls with one `operationId`: each must have its own, and whoever names calls by it would lose one. */
import type { AddRemark } from '../facts.ts';
import type { Call } from './findResources.ts';

export function reportSharedIds(calls: readonly Call[], remark: AddRemark): void {
  const byId = new Map<unknown, string[]>();
  for (const { method, path, at } of calls) {
    const id = at.value.operationId;
    byId.set(id, [...(byId.get(id) ?? []), `${method} ${path}`]);
  }
  for (const [id, names] of byId)
    if (id !== undefined && names.length > 1)
      remark('note', 'the API', `the operationId "${id}" names ${names.length} calls: ${names.join(', ')}`);
}
