/** What the server says about itself, read by those who would read it. */
import { parseHydraDocumentation } from '@api-platform/api-doc-parser';
import jsonld from 'jsonld';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, create, entities, entityOf } from './engine/samples.ts';
import { startWorld, type World } from './engine/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.stop());

const listed = entities.filter((entity) => entity.api === 'ticketing' && entity.operations.includes('list'));

describe('the Hydra document', () => {
  it('is read by API Platform’s parser: every collection, its fields and operations', async () => {
    const { api } = await parseHydraDocumentation(`${world.origin}/ticketing/v1`);
    const names = api.resources?.map((resource) => resource.name).sort();
    expect(names).toEqual(listed.map((entity) => entity.collection.slice(1)).sort());
    const dates = api.resources?.find((resource) => resource.name === 'event_dates');
    expect(dates?.url).toBe(`${world.origin}/ticketing/v1/event_dates`);
    expect(dates?.fields?.map((field) => field.name)).toEqual(
      entityOf('EventDate').properties.map((property) => property.name),
    );
    expect(dates?.fields?.find((field) => field.name === 'startDate')).toMatchObject({
      type: 'dateTime',
      required: true,
    });
    expect(typeof dates?.fields?.find((field) => field.name === 'ticketing')?.reference).toBe('object');
    expect(dates?.operations?.map((operation) => operation.type).sort()).toEqual([
      'create',
      'delete',
      'edit',
      'edit',
      'list',
      'show',
    ]);
  });

  it('has an entrypoint for every API', async () => {
    for (const base of ['/ticketing/v1', '/accounts/api/v1', '/crm', '/api']) {
      const { status, headers } = await world.call('GET', base, { token: null });
      expect(status).toBe(200);
      expect(headers.get('link')).toBe(
        `<${world.origin}${base}/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`,
      );
      expect((await world.call('GET', `${base}/docs.jsonld`, { token: null })).body['@type']).toBe(
        'ApiDocumentation',
      );
    }
    expect(
      (await world.call('GET', '/docs.jsonld', { token: null })).body.supportedClass.length,
    ).toBeGreaterThan(entities.length);
  });

  it('describes every declared call by what it takes and answers, all of them classes of the document', async () => {
    const { body } = await world.call('GET', '/docs.jsonld', { token: null });
    const classes = new Set(body.supportedClass.map((one: Record<string, string>) => one['@id']));
    const entrypoint = body.supportedClass.find(
      (one: Record<string, string>) => one['@id'] === '#Entrypoint',
    );
    const find = (template: string, method: string) =>
      entrypoint.supportedOperation.find(
        (one: Record<string, Record<string, string>>) =>
          one['schema:target']?.['schema:urlTemplate'] === template && String(one.method) === method,
      );
    expect(find('/ticketing/v1/carts/{id}/checkout', 'POST')).toMatchObject({
      '@type': 'Operation',
      title: 'Cart.checkout',
      expects: '#CartCheckout',
      returns: '#Order',
    });
    expect(find('/ticketing/v1/me/rights', 'GET')).toMatchObject({ returns: '#OwnRights' });
    expect(find('/ticketing/v1/cart_items/bulk', 'POST').returns.memberAssertion.object).toBe('#CartItem');
    const named = entrypoint.supportedOperation.flatMap(
      ({ expects, returns }: { expects?: string; returns: unknown }) =>
        [expects, returns].filter((one) => typeof one === 'string' && one.startsWith('#')),
    );
    expect(named.filter((one: string) => !classes.has(one))).toEqual([]);
    const [node] = await jsonld.expand(body, { base: world.origin });
    expect(JSON.stringify(node)).toContain('https://schema.org/urlTemplate');
    const crm = (await world.call('GET', '/crm/docs.jsonld', { token: null })).text;
    expect([crm.includes('/crm/suggest'), crm.includes('/me/rights')]).toEqual([true, false]);
  });

  it('gives answers that expand with their contexts', async () => {
    const iri = await create(world, entityOf('Season'), { name: 'Expanded' });
    const { body } = await world.call('GET', iri);
    const [node] = await jsonld.expand(
      { ...body, '@context': `${world.origin}${body['@context']}` },
      { base: world.origin },
    );
    const docs = `${world.origin}/ticketing/v1/docs.jsonld`;
    expect(node?.['@type']).toEqual([`${docs}#Season`]);
    expect(node?.[`${docs}#Season/name`]).toEqual([{ '@value': 'Expanded' }]);
    expect((await world.call('GET', '/contexts/Nothing.jsonld')).status).toBe(404);
  });
});

describe('the OpenAPI document', () => {
  it('describes every collection and resolves all its references', async () => {
    const { body, text } = await world.call('GET', '/docs.json', { token: null });
    expect(body.openapi).toBe('3.1.0');
    expect((await world.call('GET', '/openapi.json', { token: null })).text).toBe(text);
    for (const entity of entities.filter((one) => one.operations.includes('list')))
      expect(body.paths).toHaveProperty([
        addressOf(entity).replace('/contracts/1/', '/contracts/{contractId}/'),
        'get',
      ]);
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      (match) => match[1],
    );
    expect(references.filter((name) => !(name && name in body.components.schemas))).toEqual([]);
    const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
