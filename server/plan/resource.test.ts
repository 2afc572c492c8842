/** What the engine serves is what the schema made tables of, and nothing that was there before. */
import { describe, expect, it } from 'vitest';
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import type { Action, Behaviour } from '../kit.ts';
import { createModel, type Model } from './resource.ts';

const label = { en: 'A', fr: 'A' };

const apis = [{ name: 'stage', base: '/stage/v1', label }];

function make(change: Partial<EntityDescriptor>, behaviours: readonly Behaviour[] = []): () => Model {
  const descriptor: EntityDescriptor = {
    name: 'Play',
    area: 'programme',
    api: 'stage',
    collection: '/plays',
    scope: 'global',
    table: 'play',
    title: 'name',
    label,
    plural: label,
    operations: ['list'],
    actions: [],
    properties: [{ name: 'name', kind: 'string', label, column: 'name' }],
    ...change,
  };
  return () => createModel({ descriptors: [descriptor], apis, behaviours });
}

it('takes an entity with a table of its own', () => {
  expect(make({})).not.toThrow();
});

it.each([
  ['account', 'the server keeps "account" for itself'],
  ['oidc_store', 'the server keeps "oidc_store" for itself'],
  ['pg_authid', 'PostgreSQL keeps names in "pg_" for itself'],
])('does not start with an entity on the table "%s"', (table, reason) => {
  expect(make({ table })).toThrow(
    `The entity "Play" cannot have the table "${table}": ${reason}. Rename it in the schema.`,
  );
});

it('does not start with pairs on a table of the server', () => {
  const pairs = {
    name: 'genres',
    kind: 'relation',
    label,
    many: true,
    target: 'Play',
    through: 'user_setting',
  };
  expect(make({ properties: [pairs] as EntityDescriptor['properties'] })).toThrow('"user_setting"');
});

describe('an entity with behaviours in two areas', () => {
  const act = (name: string) => ({ name, run: () => undefined }) as unknown as Action;
  const actions = ['lend', 'read'].map((name) => ({
    name,
    method: 'POST' as const,
    path: `/${name}`,
    label,
  }));
  const own: Behaviour = { entity: 'Play', actions: [act('Play.read')], filters: {} };

  it('has the hooks of its own area and the actions of both, whichever comes first', () => {
    const other: Behaviour = { entity: 'Play', actions: [act('Play.lend')] };
    for (const both of [
      [own, other],
      [other, own],
    ]) {
      const play = make({ actions }, both)().get('Play');
      expect([...(play?.actions.keys() ?? [])].sort()).toEqual(['lend', 'read']);
      expect(play?.behaviour?.filters).toBe(own.filters);
    }
  });

  it('is refused where both have more than actions', () => {
    expect(make({ actions }, [own, { entity: 'Play', computed: {} }])).toThrow(
      'Two behaviours of "Play" have more than actions: "filters".',
    );
  });
});
