/**
 * Everything somebody may try who knows or guesses the id of another contract's record: written from the metadata, so
 * that an entity which is new tomorrow is tried tomorrow.
 */
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { addressOf, entityOf, isWritable, sampleValue } from '../../http/engine/samples.ts';
import { fillBody } from './fillBody.ts';
import type { Victim } from './fillContract.ts';

export interface Attempt {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The file of an import, and its options. */
  readonly file?: { readonly text: string; readonly options: object };
}

export interface Known {
  /** A record of the caller's own. */
  readonly own: Victim;
  /** The victim's version and the number of its last change, as somebody who saw them once would know. */
  readonly etag: string;
  readonly sequence: string;
}

const collectionOf = (entity: EntityDescriptor) => addressOf(entity, 1);

function iriOf(target: EntityDescriptor, { id, contract }: Victim): string {
  return `${collectionOf(target)}/${target.scope === 'self' ? contract : id}`;
}

const relationsOf = ({ properties }: EntityDescriptor): readonly PropertyDescriptor[] =>
  properties.filter(
    ({ kind, target, column }) =>
      kind === 'relation' && column !== 'contract_id' && entityOf(target ?? '').scope !== 'global',
  );

const targetOf = ({ target }: PropertyDescriptor) => entityOf(target ?? '');

/** What a create asks for, with relations to records of the caller's own. */
function requiredBody(entity: EntityDescriptor, own: Victim): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const property of entity.properties.filter(isWritable)) {
    if (!property.required || property.default !== undefined) continue;
    const value = property.kind === 'relation' ? iriOf(targetOf(property), own) : sampleValue(property, 7);
    body[property.name] = property.many ? [value] : value;
  }
  return body;
}

function titleOf(entity: EntityDescriptor): PropertyDescriptor | undefined {
  return entity.properties.find(
    ({ name, kind, column, secret }) =>
      name === entity.title && kind === 'string' && column !== undefined && !secret,
  );
}

/** The record itself, by its address. */
function tryRecord(entity: EntityDescriptor, victim: Victim, { etag, sequence, own }: Known): Attempt[] {
  const iri = iriOf(entity, victim);
  const has = (operation: string) => entity.operations.some((one) => one === operation);
  const scalar = entity.properties.find((one) => isWritable(one) && one.kind !== 'relation' && !one.many);
  const patch = scalar ? { [scalar.name]: sampleValue(scalar, 3) } : {};
  const attempts: Attempt[] = [];
  const add = (name: string, method: Attempt['method'], path: string, more: Partial<Attempt> = {}) =>
    attempts.push({ name, method, path, ...more });
  if (has('read')) {
    add('read', 'GET', iri);
    add('read with fields', 'GET', `${iri}?fields=id`);
    add('read if changed', 'GET', iri, { headers: { 'if-none-match': etag } });
    add('history', 'GET', `${iri}/history`);
  }
  if (has('update')) {
    add('update', 'PUT', iri, { body: patch });
    add('patch', 'PATCH', iri, { body: patch });
    add('patch of a version', 'PATCH', iri, { body: patch, headers: { 'if-match': etag } });
    add('revert', 'POST', `${iri}/history/${sequence}/revert`);
    add('revert of own by their change', 'POST', `${iriOf(entity, own)}/history/${sequence}/revert`);
    if (entity.scope === 'contract') {
      add('bulk update', 'PUT', `${collectionOf(entity)}/bulk`, {
        body: { member: [{ '@id': iri, ...patch }] },
      });
      add('selection update', 'PUT', `${collectionOf(entity)}/selection?id=${victim.id}`, {
        body: { patch, expectedTotal: 1 },
      });
    }
  }
  if (has('delete')) {
    add('delete', 'DELETE', iri);
    add('delete of a version', 'DELETE', iri, { headers: { 'if-match': etag } });
    add('selection delete', 'DELETE', `${collectionOf(entity)}/selection?id=${victim.id}&expectedTotal=1`);
  }
  if (entity.hide && has('update')) {
    add('hide', 'PUT', `${iri}/hide`);
    add('show', 'PUT', `${iri}/show`);
  }
  return attempts;
}

/** Actions on the victim's record, and on one's own with bodies that name the victim's. */
function tryActions(entity: EntityDescriptor, victim: Victim, { own }: Known): Attempt[] {
  const base = collectionOf(entity).slice(0, -entity.collection.length);
  const iriOfVictim = (target: EntityDescriptor) =>
    target.scope === 'global' ? `${collectionOf(target)}/${victim.id}` : iriOf(target, victim);
  return entity.actions.flatMap(({ name, method, path, expects }): Attempt[] => {
    const fillPath = ({ id, contract }: Victim) =>
      `${base}${path}`
        .replace('{contractId}', '1')
        .replace('{format}', 'pdf')
        .replace(/\{\w+\}/g, String(entity.scope === 'self' ? contract : id));
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const filled = hasBody ? fillBody(entity, expects, { ...victim, iriOf: iriOfVictim }) : undefined;
    const isAbout = path.replace('{contractId}', '').includes('{');
    return [
      ...(isAbout
        ? [{ name: `action ${name}`, method, path: fillPath(victim), ...(hasBody && { body: {} }) }]
        : []),
      ...(isAbout && expects && filled
        ? [{ name: `action ${name} with a body`, method, path: fillPath(victim), body: filled.body }]
        : []),
      ...(expects && filled?.isNamed
        ? [{ name: `action ${name} that names theirs`, method, path: fillPath(own), body: filled.body }]
        : []),
    ];
  });
}

/** Lists and files that are asked for the victim's records or for what points to them. */
function tryFilters(entity: EntityDescriptor, victim: Victim): Attempt[] {
  if (!entity.operations.includes('list')) return [];
  const { id, mark } = victim;
  const title = titleOf(entity);
  const filters: [string, string][] = [
    ['id', `id=${id}`],
    ['ids', `id[]=${id}&id[]=${id}`],
    ['range of ids', `id[gte]=${id}&id[lte]=${id}`],
    ['filter', `filter=${encodeURIComponent(JSON.stringify({ field: 'id', op: 'eq', value: id }))}`],
    ['words', `q=${mark}`],
    ...(title ? ([['title', `${title.name}[contains]=${mark}`]] as [string, string][]) : []),
  ];
  for (const relation of relationsOf(entity)) {
    const target = targetOf(relation);
    const far = titleOf(target);
    filters.push([relation.name, `${relation.name}=${iriOf(target, victim)}`]);
    filters.push([`${relation.name}.id`, `${relation.name}.id=${target.scope === 'self' ? 9 : id}`]);
    if (far) filters.push([`${relation.name}.${far.name}`, `${relation.name}.${far.name}[contains]=${mark}`]);
  }
  const collection = collectionOf(entity);
  return filters.flatMap(([name, filter]): Attempt[] => [
    { name: `list by ${name}`, method: 'GET', path: `${collection}?${filter}&count=exact` },
    // Exports and lists read the same filters: those that name no relation are enough.
    ...(name === 'ids' || name === 'words' || name === 'title'
      ? [{ name: `export by ${name}`, method: 'GET' as const, path: `${collection}/export.jsonld?${filter}` }]
      : []),
  ]);
}

/** Relations of records of one's own, written to point at the victim's. */
function tryLinks(entity: EntityDescriptor, victim: Victim, { own }: Known): Attempt[] {
  const attempts: Attempt[] = [];
  const mine = requiredBody(entity, own);
  const canCreate = entity.operations.includes('create');
  const canUpdate = entity.operations.includes('update');
  for (const relation of relationsOf(entity)) {
    if (relation.readOnly || relation.computed || (relation.inverse && !relation.embedded)) continue;
    const iri = iriOf(targetOf(relation), victim);
    const one = relation.inverse ? { '@id': iri } : iri;
    const value = relation.many ? [one] : one;
    const body = { ...mine, [relation.name]: value };
    if (canCreate) {
      attempts.push({
        name: `create with ${relation.name}`,
        method: 'POST',
        path: collectionOf(entity),
        body,
      });
      if (entity.scope === 'contract')
        attempts.push({
          name: `bulk create with ${relation.name}`,
          method: 'POST',
          path: `${collectionOf(entity)}/bulk`,
          body: { member: [body] },
        });
    }
    if (canUpdate)
      attempts.push({
        name: `update of ${relation.name}`,
        method: 'PATCH',
        path: iriOf(entity, own),
        body: { [relation.name]: value },
      });
    if (canCreate && entity.scope === 'contract' && !relation.inverse && !relation.many) {
      const title = titleOf(targetOf(relation));
      const named = title ? [victim.mark, `${victim.mark} ${title.name}`] : [];
      attempts.push({
        name: `import with ${relation.name}`,
        method: 'POST',
        path: `${collectionOf(entity)}/import`,
        file: {
          text: `${relation.name}\n${[iri, victim.id, ...named].join('\n')}\n`,
          options: { dryRun: true, mapping: { [relation.name]: relation.name } },
        },
      });
    }
  }
  if (canCreate && entity.scope === 'contract')
    attempts.push({
      name: 'create in their contract',
      method: 'POST',
      path: collectionOf(entity),
      body: { ...mine, contract: `/ticketing/v1/contracts/${victim.contract}` },
    });
  return attempts;
}

export function listAttempts(entity: EntityDescriptor, victim: Victim, known: Known): readonly Attempt[] {
  return [
    ...tryRecord(entity, victim, known),
    ...tryActions(entity, victim, known),
    ...tryFilters(entity, victim),
    ...tryLinks(entity, victim, known),
  ];
}

/** What is asked without naming anybody's record, and may reveal nothing of another contract's. */
export function listSweeps(entity: EntityDescriptor): readonly Attempt[] {
  if (!entity.operations.includes('list')) return [];
  const relations = relationsOf(entity);
  const title = titleOf(entity);
  const inner = relations.map((relation) => {
    const far = titleOf(targetOf(relation));
    return `${relation.name}{id${far ? `,${far.name}` : ''}}`;
  });
  const collection = collectionOf(entity);
  const queries = [
    'itemsPerPage=100',
    `fields=${['id', ...inner.slice(0, 12)].join(',')}&itemsPerPage=100`,
    'cursor=&itemsPerPage=100',
    ...(title ? [`order[${title.name}]=desc&itemsPerPage=5`] : []),
    ...relations.map(({ name }) => `exists[${name}]=true&fields=id,${name}{id}&itemsPerPage=100`),
    ...relations
      .filter(({ many }) => !many)
      .flatMap((relation) => {
        const far = titleOf(targetOf(relation));
        return far ? [`order[${relation.name}.${far.name}]=desc&itemsPerPage=5`] : [];
      }),
  ];
  return [
    ...queries.map(
      (query): Attempt => ({ name: `list ${query}`, method: 'GET', path: `${collection}?${query}` }),
    ),
    { name: 'export csv', method: 'GET', path: `${collection}/export.csv` },
    { name: 'export jsonld', method: 'GET', path: `${collection}/export.jsonld` },
  ];
}
