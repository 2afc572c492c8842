/** The calls that follow from what an entity allows, beside its five operations: many records at once, hide and show, files. */
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { servedOperations } from './servedOperations.ts';

/** Method, and the address below the entity's collection. */
export const furtherCalls = {
  bulkCreate: { method: 'POST', path: '/bulk' },
  bulkUpdate: { method: 'PUT', path: '/bulk' },
  selectionUpdate: { method: 'PUT', path: '/selection' },
  selectionDelete: { method: 'DELETE', path: '/selection' },
  hide: { method: 'PUT', path: '/{id}/hide' },
  show: { method: 'PUT', path: '/{id}/show' },
  exportCsv: { method: 'GET', path: '/export.csv' },
  exportXlsx: { method: 'GET', path: '/export.xlsx' },
  exportJsonld: { method: 'GET', path: '/export.jsonld' },
  import: { method: 'POST', path: '/import' },
  importErrors: { method: 'GET', path: '/import/{job}/errors.csv' },
} as const;

export type FurtherCall = keyof typeof furtherCalls;

const fileCalls = ['exportCsv', 'exportXlsx', 'exportJsonld', 'import', 'importErrors'] as const;

/** The calls that give and take files. */
export type FileCall = (typeof fileCalls)[number];

export function isFileCall(call: FurtherCall): call is FileCall {
  return fileCalls.some((one) => one === call);
}

/** An action that metadata declares at the same address goes before. */
export function servedCalls(descriptor: EntityDescriptor): readonly FurtherCall[] {
  if (descriptor.scope === 'value') return [];
  const operations = servedOperations(descriptor);
  const files: FurtherCall[] = operations.includes('list') ? ['exportCsv', 'exportXlsx', 'exportJsonld'] : [];
  if (descriptor.scope !== 'contract') return files;
  const calls: FurtherCall[] = [
    ...files,
    ...(operations.includes('create') ? (['bulkCreate', 'import', 'importErrors'] as const) : []),
    ...(operations.includes('update') ? (['bulkUpdate', 'selectionUpdate'] as const) : []),
    ...(operations.includes('delete') ? (['selectionDelete'] as const) : []),
    ...(descriptor.hide === undefined ? [] : (['hide', 'show'] as const)),
  ];
  return calls.filter((call) => {
    const { method, path } = furtherCalls[call];
    return !descriptor.actions.some(
      (action) => action.method === method && action.path === `${descriptor.collection}${path}`,
    );
  });
}
