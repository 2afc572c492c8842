/**
 * What the specification names is there: every entity in the schema, every call an operation, a call of the engine, a
 * declared action or a route of a service. Skipped where the specification is not beside the checkout. Counts what is
 * declared and does nothing yet.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { behaviours, calls as handlers } from '../../overrides/behaviours.ts';
import { screens } from '../../overrides/screens.ts';
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { apis } from '../../schema/generated/apis.ts';
import { calls } from '../../schema/generated/calls.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { openApiDocument } from '../../server/documents/openApiDocument.ts';
import { createModel } from '../../server/plan/resource.ts';
import { countAddresses, countMessages, countRoutes, formatCoverage } from '../fixtures/coverage.ts';
import {
  hasSpecification,
  plainPath,
  readSpecified,
  readSpecifiedCalls,
  warnWithoutSpecification,
} from '../fixtures/specifiedCalls.ts';

const root = resolve(import.meta.dirname, '../..');
warnWithoutSpecification('Coverage');

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
  const { paths } = JSON.parse(openApiDocument(model, { apis, calls: Object.values(calls) })) as {
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

const baseOf = (api: string): string => {
  const found = apis.find(({ name }) => name === api);
  return `${found?.base}${found?.prefix ?? ''}`;
};

const done = new Set(behaviours.flatMap(({ actions = [] }) => actions.map(({ name }): string => name)));

const handled = new Set<string>(handlers.map(({ name }) => name));

/** Declared calls that nothing does yet, by name, with their address. */
const undone = [
  ...Object.values(calls)
    .filter(({ name }) => !handled.has(name))
    .map(({ name, api, method, path }) => ({
      name,
      call: `${method} ${plainPath(`${apis.find((one) => one.name === api)?.base}${path}`)}`,
    })),
  ...entities.flatMap(({ name, api, actions }) =>
    actions
      .filter((action) => !done.has(`${name}.${action.name}`))
      .map(({ name: action, method, path }) => ({
        name: `${name}.${action}`,
        call: `${method} ${plainPath(`${baseOf(api)}${path}`)}`,
      })),
  ),
];

const services = globSync('overrides/**/server/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** @returns what of a line of `calls.txt` is not among these */
function findMissing(line: string, served: ReadonlySet<string>): string[] {
  const start = Object.keys(withoutPath).find((one) => line.startsWith(one));
  const place = start && withoutPath[start];
  if (place)
    return services.includes(place) || served.has(`GET /ticketing/v1${plainPath(place)}`) ? [] : [line];
  const calls = readSpecifiedCalls(line);
  if (calls.length === 0) return [line];
  return calls
    .filter(({ method, path }) => !served.has(`${method} ${path}`) && !services.includes(`'${path}'`))
    .map(({ method, path }) => `${method} ${path}`);
}

const listMissing = (served: ReadonlySet<string>): string[] =>
  readSpecified('calls.txt')
    .filter((line) => !line.startsWith('box '))
    .flatMap((line) => findMissing(line, served));

describe('the specification', () => {
  it.skipIf(!hasSpecification)('finds each of its entities in the schema', () => {
    const names = new Set<string>(entities.map(({ name }) => name));
    expect(listNamed().filter((name) => !names.has(name))).toEqual([]);
  });

  it.skipIf(!hasSpecification)('finds each of its calls served', () => {
    expect(listMissing(listServed())).toEqual([]);
  });

  it.skipIf(!hasSpecification)('is counted at the end of a run: what is there, and what is not', () => {
    const lines = readSpecified('calls.txt');
    const answered = listServed();
    for (const { call } of undone) answered.delete(call);
    const calls = lines.filter((line) => !line.startsWith('box '));
    const coverage = [
      formatCoverage(
        'Routes with a screen at their path',
        countAddresses(readSpecified('routes.txt'), screens),
      ),
      formatCoverage('Routes with a screen of their own', countRoutes(readSpecified('routes.txt'), screens)),
      formatCoverage('Calls that answer', {
        total: calls.length,
        missing: calls
          .filter((line) => findMissing(line, answered).length > 0)
          .map((line) => line.replace(/ {2,}/g, ' ')),
      }),
      formatCoverage(
        'Messages that a box answers',
        countMessages(lines.filter((line) => line.startsWith('box '))),
      ),
    ].join('\n');
    const { COVERAGE_FILE } = process.env;
    if (COVERAGE_FILE) writeFileSync(COVERAGE_FILE, coverage);
    else console.info(coverage);
  });
});

describe('declared actions', () => {
  it('are the ones that behaviours do', () => {
    const declared = new Set(
      entities.flatMap(({ name, actions }) => actions.map((action) => `${name}.${action.name}`)),
    );
    expect([...done].filter((name) => !declared.has(name))).toEqual([]);
  });
});
