/**
 * Declared calls as operations of Hydra: actions of entities, and calls that belong to none. They stand with the entrypoint,
 * since generic clients take an operation of a class for one on the address of its record; where each is called is its
 * `schema:target`. What they take and answer are classes of the document.
 */
import type { ActionDescriptor, ApiDescriptor, CallDescriptor } from '../../schema/descriptor.ts';
import type { Model } from '../plan/resource.ts';

type Node = Record<string, unknown>;

/** What no class of the document describes. */
const plain: Readonly<Record<string, string>> = { json: 'rdf:JSON', document: 'schema:DigitalDocument' };

function describeReturns(returns: string | undefined): unknown {
  if (returns === undefined) return 'owl:Nothing';
  const name = returns.replace(/^collection:/, '');
  if (name === returns) return plain[returns] ?? `#${returns}`;
  return {
    '@type': 'Class',
    'rdfs:subClassOf': { '@id': 'hydra:Collection' },
    memberAssertion: { property: { '@id': 'rdf:type' }, object: `#${name}` },
  };
}

function describeDeclared(declared: ActionDescriptor | CallDescriptor, address: string, title: string): Node {
  const { method, expects, returns } = declared;
  return {
    '@type': 'Operation',
    method,
    title,
    label: title,
    ...(expects !== undefined && { expects: plain[expects] ?? `#${expects}` }),
    returns: describeReturns(returns),
    'schema:target': {
      '@type': 'schema:EntryPoint',
      'schema:httpMethod': method,
      'schema:urlTemplate': address,
    },
  };
}

/** @param only one API */
export function describeOperations(
  model: Model,
  { apis, calls }: { readonly apis: readonly ApiDescriptor[]; readonly calls: readonly CallDescriptor[] },
  only?: ApiDescriptor,
): Node[] {
  const actions = [...model.values()]
    .filter(({ api }) => !only || api === only)
    .flatMap(({ api, name, descriptor }) =>
      descriptor.actions.map((action) =>
        describeDeclared(action, `${api.base}${api.prefix ?? ''}${action.path}`, `${name}.${action.name}`),
      ),
    );
  const others = calls.flatMap((call) => {
    const api = apis.find(({ name }) => name === call.api);
    return api && (!only || api === only)
      ? [describeDeclared(call, `${api.base}${call.path}`, call.summary)]
      : [];
  });
  return [...actions, ...others];
}
