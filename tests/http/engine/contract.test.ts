/** What every entity's API keeps to, whatever its metadata: one suite, made from the descriptors. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addressOf,
  create,
  entities,
  isWritable,
  sampleBody,
  sampleScalars,
  sampleValue,
} from './samples.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.stop());

for (const entity of entities) {
  const has = (operation: (typeof entity.operations)[number]) => entity.operations.includes(operation);
  const address = addressOf(entity);
  const isOwn = entity.scope === 'contract';

  describe(entity.name, () => {
    it.runIf(has('list'))('answers its list with members, total, view and search', async () => {
      const { status, body } = await world.call('GET', address);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).toMatchObject({ '@id': address, '@type': 'Collection', totalItems: expect.any(Number) });
      expect(body.member).toHaveLength(Math.min(30, body.totalItems));
      expect(body.view.first).toBe(`${address}?page=1`);
      expect(body.search['@type']).toBe('IriTemplate');
    });

    it.runIf(has('list'))('takes every filter and order its search declares', async () => {
      const { body } = await world.call('GET', address);
      for (const { variable, property } of body.search.mapping) {
        const found = entity.properties.find((one) => one.name === property);
        let value: unknown = found ? sampleValue(found, 3) : 1;
        if (variable === 'fields') value = entity.title;
        if (variable === 'filter') value = '{"and":[]}';
        if (variable === 'cursor') value = '';
        if (variable === 'count') value = 'exact';
        if (found?.kind === 'relation') value = 1;
        if (variable.startsWith('exists[')) value = 'true';
        if (/^order\[.+\]$/.test(variable)) value = 'desc';
        const asked = `${address}?${encodeURIComponent(variable)}=${encodeURIComponent(String(value))}`;
        const answer = await world.call('GET', asked);
        expect(answer.status, `${asked} ${answer.text.slice(0, 300)}`).toBe(200);
      }
    });

    it.runIf(has('list') && has('read'))(
      'finds a record by each of its values and not by another',
      async () => {
        const iri = await create(world, entity, await sampleScalars(world, entity));
        const { body: record } = await world.call('GET', iri);
        const { body } = await world.call('GET', `${address}?itemsPerPage=0`);
        const variables = new Set(body.search.mapping.map((one: { variable: string }) => one.variable));
        const find = async (query: string): Promise<string[]> => {
          const answer = await world.call(
            'GET',
            `${address}?${query}&fields=${entity.title}&itemsPerPage=1000`,
          );
          expect(answer.status, `${query} ${answer.text.slice(0, 200)}`).toBe(200);
          return answer.body.member.map((one: { '@id': string }) => one['@id']);
        };
        for (const { name, kind, many, computed } of entity.properties) {
          const value = record[name];
          if (
            many ||
            computed ||
            kind === 'json' ||
            kind === 'relation' ||
            value === null ||
            value === undefined
          )
            continue;
          if (!variables.has(name)) continue;
          expect(await find(`${name}=${encodeURIComponent(String(value))}`), name).toContain(iri);
          expect(await find(`exists[${name}]=false`), `exists[${name}]`).not.toContain(iri);
          if (variables.has(`${name}[gt]`)) {
            const bound = encodeURIComponent(String(value));
            expect(await find(`${name}[gte]=${bound}`), `${name}[gte]`).toContain(iri);
            expect(await find(`${name}[gt]=${bound}`), `${name}[gt]`).not.toContain(iri);
            expect(await find(`${name}[lt]=${bound}`), `${name}[lt]`).not.toContain(iri);
          }
          if (variables.has(`${name}[contains]`)) {
            const part = encodeURIComponent(String(value).slice(1, 5).toUpperCase());
            expect(await find(`${name}[contains]=${part}`), `${name}[contains]`).toContain(iri);
            expect(await find(`${name}[contains]=no-such-text`), `${name}[contains]`).not.toContain(iri);
          }
        }
      },
    );

    it.runIf(has('list'))('refuses a filter and a field it does not have, naming the nearest', async () => {
      const filter = await world.call('GET', `${address}?${entity.title}x=1`);
      expect([filter.status, filter.body.code]).toEqual([400, 'PLAN-004']);
      const field = await world.call('GET', `${address}?fields=${entity.title}x`);
      expect([field.status, field.body.code, field.body.hint]).toEqual([
        400,
        'PLAN-001',
        `Perhaps you meant "${entity.title}".`,
      ]);
    });

    it.runIf(has('create'))('creates with all its values and answers them, then reads the same', async () => {
      const sent = await sampleBody(world, entity, true);
      const made = await world.call('POST', address, { body: sent });
      expect(made.status, made.text).toBe(201);
      expect(made.headers.get('location')).toBe(made.body['@id']);
      for (const [name, value] of Object.entries(sent)) {
        const property = entity.properties.find((one) => one.name === name);
        if (property?.secret) expect(made.body, name).not.toHaveProperty(name);
        else if (!property?.embedded) expect(made.body[name], name).toEqual(value);
      }
      if (!has('read')) return;
      const read = await world.call('GET', made.body['@id']);
      expect(read.status).toBe(200);
      expect(read.body).toEqual(made.body);
      expect(read.headers.get('etag')).toBe(made.headers.get('etag'));
    });

    it.runIf(has('create'))('names each missing and wrong member by its path', async () => {
      const wrong = await world.call('POST', address, { body: { nonsense: 1 } });
      expect([wrong.status, wrong.body.code]).toEqual([422, 'VAL-001']);
      const paths = wrong.body.violations.map((one: { propertyPath: string; code: string }) => [
        one.propertyPath,
        one.code,
      ]);
      const required = entity.properties.filter(
        (one) => isWritable(one) && one.required && one.default === undefined,
      );
      expect(paths).toEqual([['nonsense', 'unknown'], ...required.map((one) => [one.name, 'required'])]);
      const typed = entity.properties.filter((one) => isWritable(one) && one.kind !== 'json' && !one.many);
      if (typed.length === 0) return;
      const body = Object.fromEntries(typed.map((one) => [one.name, { wrong: true }]));
      const answer = await world.call('POST', address, { body });
      expect(answer.status).toBe(422);
      const found = answer.body.violations.map((one: { propertyPath: string }) => one.propertyPath);
      expect(found).toEqual(expect.arrayContaining(typed.map((one) => one.name)));
    });

    it.runIf(has('create') && has('update'))(
      'changes what is sent, and refuses a version that is not the last',
      async () => {
        const iri = await create(world, entity);
        const first = await world.call('GET', iri);
        const etag = first.headers.get('etag') ?? '';
        const property = entity.properties.find(
          (one) => isWritable(one) && !one.immutable && !one.secret && one.kind !== 'relation' && !one.many,
        );
        const change = property ? { [property.name]: sampleValue(property, 17) } : {};
        const put = await world.call('PUT', iri, { body: change, headers: { 'if-match': etag } });
        expect(put.status, put.text).toBe(200);
        expect(put.body).toMatchObject(change);
        const late = await world.call('PATCH', iri, {
          body: change,
          headers: { 'if-match': etag, 'content-type': 'application/merge-patch+json' },
        });
        expect([late.status, late.body.code]).toEqual([412, 'TX-002']);
        const patch = await world.call('PATCH', iri, {
          body: change,
          headers: {
            'if-match': put.headers.get('etag') ?? '',
            'content-type': 'application/merge-patch+json',
          },
        });
        expect(patch.status, patch.text).toBe(200);
      },
    );

    it.runIf(entity.hide !== undefined && has('update'))('hides a record and shows it again', async () => {
      const iri = await create(world, entity);
      for (const [call, isHidden] of [
        ['hide', true],
        ['show', false],
      ] as const) {
        const answer = await world.call('PUT', `${iri}/${call}`);
        expect(answer.status, answer.text).toBe(200);
        expect(answer.body[entity.hide ?? '']).toBe(isHidden);
      }
      expect((await world.call('PUT', `${iri}/hide`, { token: world.other })).status).toBe(404);
    });

    it.runIf(has('create') && has('update') && has('read'))(
      'tells its history to its contract alone',
      async () => {
        const iri = await create(world, entity);
        const { status, body } = await world.call('GET', `${iri}/history`);
        expect(status).toBe(200);
        expect(body.member.at(-1)).toMatchObject({ action: 'create', actor: 'anna@one.test' });
        if (isOwn && !iri.includes('/contracts/'))
          expect((await world.call('GET', `${iri}/history`, { token: world.other })).status).toBe(404);
      },
    );

    it.runIf(has('create') && has('delete'))('deletes once', async () => {
      const iri = await create(world, entity);
      expect((await world.call('DELETE', iri)).status).toBe(204);
      expect((await world.call('DELETE', iri)).body.code).toBe('REQ-010');
      expect((await world.call('GET', iri)).status).toBe(404);
    });

    it.runIf(has('create') && isOwn)('is nothing to a caller of another contract', async () => {
      const iri = await create(world, entity);
      const elsewhere = iri.replace('/contracts/1/', '/contracts/2/');
      const token = world.other;
      if (has('read')) expect((await world.call('GET', elsewhere, { token })).status).toBe(404);
      if (has('update')) expect((await world.call('PUT', elsewhere, { token, body: {} })).status).toBe(404);
      if (has('delete')) expect((await world.call('DELETE', elsewhere, { token })).status).toBe(404);
      if (has('list')) {
        const list = await world.call('GET', addressOf(entity, 2), { token });
        expect(list.body.totalItems).toBe(0);
      }
      const named = await world.call('GET', `${address}?contract=1`, { token });
      expect([named.status, named.body.code]).toEqual([403, 'REQ-002']);
    });

    it('answers 404 for an id outside of bigint and 405 for what it does not do', async () => {
      if (has('read')) {
        const answer = await world.call('GET', `${address}/99999999999999999999`);
        expect([answer.status, answer.body.code]).toEqual([404, 'REQ-010']);
      }
      const answer = await world.call('DELETE', address);
      expect([answer.status, answer.body.code]).toEqual([405, 'REQ-005']);
    });
  });
}
