/**
 * What the specification names is there: every entity in the schema, every call an operation, a call of the engine, a
 * declared action or a route of a service. Skipped where the specification is not beside the checkout. Counts what is
 * declared and does nothing yet.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { behaviours } from '../../overrides/behaviours.ts';
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { apis } from '../../schema/generated/apis.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { openApiDocument } from '../../server/documents/openApiDocument.ts';
import { createModel } from '../../server/plan/resource.ts';
import {
  hasSpecification,
  plainPath,
  readSpecified,
  readSpecifiedCalls,
  sayWithoutSpecification,
} from '../fixtures/specifiedCalls.ts';

const root = resolve(import.meta.dirname, '../..');
sayWithoutSpecification('Coverage');

const entities = Object.values<EntityDescriptor>(descriptors);
/** By service and name, the smaller service's name prefixed where two use one. */
function listNamed(): string[] {
  const named = readSpecified('entities.txt').flatMap((line) => {
    const [service = '', names = ''] = line.split(': ');
    return names.split(' ').map((name) => ({ service: service.replace(/\/.*/, ''), name }));
  });
  return named.map(({ service, name }) => {
    const isShared = named.filter((one) => one.name === name).length > 1;
    return isShared && service !== 'ticketing'
      ? `${service.charAt(0).toUpperCase()}${service.slice(1)}${name}`
      : name;
  });
}

/** Calls whose line says no path, by their beginning, and what serves them. */
const withoutPath: Readonly<Record<string, string>> = {
  'accounts POST   token endpoint': "MOUNT = '/accounts/oauth'",
  'accounts GET    authorization page': "MOUNT = '/accounts/oauth'",
  'ticketing GET    ticket images of a device state': '/device_states/{id}/test_ticket.{format}',
};

/** What the engine serves of an entity without a word in its metadata. */
function listEngineMade({ operations, hide, scope }: EntityDescriptor, address: string): string[] {
  if (scope !== 'contract') return [];
  return [
    ...(operations.includes('create') ? [`POST ${address}/bulk`] : []),
    ...(operations.includes('update') ? [`PUT ${address}/bulk`] : []),
    ...(hide ? [`PUT ${address}/{}/hide`, `PUT ${address}/{}/show`] : []),
  ];
}

/** `GET /ticketing/v1/tickets/{}` of everything that metadata makes. */
function listServed(): Set<string> {
  const model = createModel({ descriptors: entities, apis, behaviours: [] });
  const { paths } = JSON.parse(openApiDocument(model, apis)) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${plainPath(path)}`),
  );
  const made = [...model.values()].flatMap(({ descriptor, api }) =>
    listEngineMade(descriptor, plainPath(`${api.base}${api.prefix ?? ''}${descriptor.collection}`)),
  );
  return new Set([...documented, ...made]);
}

const services = globSync('overrides/**/server/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

describe('the specification', () => {
  it.skipIf(!hasSpecification)('finds each of its entities in the schema', () => {
    const names = new Set<string>(entities.map(({ name }) => name));
    expect(listNamed().filter((name) => !names.has(name))).toEqual([]);
  });

  it.skipIf(!hasSpecification)('finds each of its calls served', () => {
    const served = listServed();
    const lines = readSpecified('calls.txt').filter((line) => !line.startsWith('box '));
    const missing = lines.flatMap((line) => {
      const start = Object.keys(withoutPath).find((one) => line.startsWith(one));
      const place = start && withoutPath[start];
      if (place)
        return services.includes(place) || served.has(`GET /ticketing/v1${plainPath(place)}`) ? [] : [line];
      const calls = readSpecifiedCalls(line);
      if (calls.length === 0) return [line];
      return calls
        .filter(({ method, path }) => !served.has(`${method} ${path}`) && !services.includes(`'${path}'`))
        .map(({ method, path }) => `${method} ${path}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('declared actions', () => {
  it('have behaviours, or are counted as answering 501', () => {
    const done = behaviours.flatMap(({ actions = [] }) => actions.map(({ name }): string => name));
    const declared = entities.flatMap(({ name, actions }) =>
      actions.map((action) => `${name}.${action.name}`),
    );
    const undone = declared.filter((name) => !done.includes(name));
    console.info(`${undone.length} of ${declared.length} declared actions answer 501:\n${undone.join(', ')}`);
    expect(done.filter((name) => !declared.includes(name))).toEqual([]);
  });
});
