/** Hide and show, for every entity whose metadata names what hides it; and what the documents say of such calls. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, create, entities } from './samples.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.stop());

const hideable = entities.filter(
  ({ hide, scope, operations }) =>
    hide !== undefined && scope === 'contract' && operations.includes('create'),
);

describe('hide and show', () => {
  it.each(hideable.map((entity) => [entity.name, entity] as const))(
    'set what hides a %s, and answer it with the fields asked for',
    async (_, entity) => {
      const hide = entity.hide ?? '';
      const iri = await create(world, entity);
      const hidden = await world.call('PUT', `${iri}/hide?fields=${hide}`);
      expect([hidden.status, hidden.body[hide]]).toEqual([200, true]);
      expect((await world.call('GET', iri)).body[hide]).toBe(true);
      const shown = await world.call('PUT', `${iri}/show`);
      expect([shown.status, shown.body[hide]]).toEqual([200, false]);
      expect((await world.call('GET', iri)).headers.get('etag')).toBe(shown.headers.get('etag'));
      const other = await world.call('PUT', `${iri}/hide`, { token: world.other });
      expect([other.status, other.body.code]).toEqual([404, 'REQ-010']);
    },
  );

  it('keep to If-Match, and tell the history who hid it', async () => {
    const [entity] = hideable;
    if (!entity) throw new Error('Nothing can be hidden.');
    const iri = await create(world, entity);
    const late = await world.call('PUT', `${iri}/hide`, { headers: { 'if-match': '"1"' } });
    expect([late.status, late.body.code]).toEqual([412, 'TX-002']);
    await world.call('PUT', `${iri}/hide`);
    const [row] = await world.database.query(
      { contract: 1 },
      'SELECT actor, action FROM outbox WHERE entity = $1 AND entity_id = $2 ORDER BY id DESC LIMIT 1',
      [entity.name, iri.split('/').pop()],
    );
    expect(row).toEqual({ actor: 'anna@one.test', action: 'update' });
  });

  it('are nothing where nothing hides', async () => {
    const entity = entities.find((one) => one.hide === undefined && one.operations.includes('update'));
    if (!entity) throw new Error('Everything can be hidden.');
    expect((await world.call('PUT', `${addressOf(entity)}/1/hide`)).body.code).toBe('REQ-004');
  });
});

describe('the OpenAPI document', () => {
  it('names the calls for many records, hide and show', async () => {
    const { paths, components } = (await world.call('GET', '/docs.json', { token: null })).body;
    const venues = '/ticketing/v1/venues';
    expect(Object.keys(paths[`${venues}/bulk`])).toEqual(['post', 'put']);
    expect(Object.keys(paths[`${venues}/selection`])).toEqual(['put', 'delete']);
    expect(paths[`${venues}/{id}/hide`].put.operationId).toBe('hideVenue');
    const { schema } = paths[`${venues}/bulk`].put.requestBody.content['application/ld+json'];
    expect(schema.properties.member.items.allOf[0]).toEqual({ $ref: '#/components/schemas/Venue.patch' });
    expect(components.schemas['Venue.patch'].required).toBe(undefined);
    const names = paths[`${venues}/selection`].delete.parameters.map((one: { name: string }) => one.name);
    expect(names).toEqual(expect.arrayContaining(['name', 'expectedTotal']));
    expect(names).not.toContain('page');
  });
});
