/** Every call that a server answers for an entity: its operations, its records' past, its actions, and what follows. */
import type { ActionDescriptor, EntityDescriptor, Operation } from '../../schema/descriptor.ts';

export interface Route {
  readonly method: string;
  /** Below the API's prefix, parameters by their names. */
  readonly path: string;
  /** The action that declares it. One that follows from an operation gives way to an action at its address. */
  readonly action?: ActionDescriptor;
  readonly gives?: true;
}

const operations: Readonly<
  Record<Operation, { readonly methods: readonly string[]; readonly path: string }>
> = {
  list: { methods: ['GET'], path: '' },
  read: { methods: ['GET'], path: '/{id}' },
  create: { methods: ['POST'], path: '' },
  update: { methods: ['PUT', 'PATCH'], path: '/{id}' },
  delete: { methods: ['DELETE'], path: '/{id}' },
};

const files = ['/export.csv', '/export.xlsx', '/export.jsonld'].map((path) => ['GET', path] as const);

const following: Readonly<Record<Operation, readonly (readonly [string, string])[]>> = {
  list: [],
  read: [],
  create: [
    ['POST', '/bulk'],
    ['POST', '/import'],
    ['GET', '/import/{job}/errors.csv'],
  ],
  update: [
    ['PUT', '/bulk'],
    ['PUT', '/selection'],
  ],
  delete: [['DELETE', '/selection']],
};

/** A value has none. Reference data of all contracts is read only. */
export function listRoutes({
  scope,
  collection,
  operations: declared,
  hide,
  actions,
}: Pick<EntityDescriptor, 'scope' | 'collection' | 'operations' | 'hide' | 'actions'>): Route[] {
  if (scope === 'value') return [];
  const served = scope === 'global' ? declared.filter((one) => one === 'list' || one === 'read') : declared;
  const route = ([method, path]: readonly [string, string]): Route => ({
    method,
    path: `${collection}${path}`,
  });
  const past: (readonly [string, string])[] = [
    ...(served.includes('read') ? [['GET', '/{id}/history'] as const] : []),
    ...(served.includes('update') ? [['POST', '/{id}/history/{sequence}/revert'] as const] : []),
  ];
  const further = [
    ...(served.includes('list') ? files : []),
    ...(scope === 'contract' ? served.flatMap((operation) => following[operation]) : []),
    ...(scope === 'contract' && hide !== undefined
      ? ([
          ['PUT', '/{id}/hide'],
          ['PUT', '/{id}/show'],
        ] as const)
      : []),
  ];
  return [
    ...served.flatMap((operation) =>
      operations[operation].methods.map((method) => route([method, operations[operation].path])),
    ),
    ...(scope === 'global' ? [] : past).map(route),
    ...further.map((call) => ({ ...route(call), gives: true as const })),
    ...actions.map((action) => ({ method: action.method, path: action.path, action })),
  ];
}
