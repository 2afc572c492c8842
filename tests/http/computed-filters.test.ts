/** What behaviours work out is filtered by like what is stored: all that is declared of it answers, and parts the list. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { apis } from '../../schema/generated/apis.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.token('manager@demo.test');
});
afterAll(() => server?.stop());

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails where it is not there.
async function read(path: string): Promise<any> {
  const answer = await fetch(`${server.origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

interface Mapping {
  readonly variable: string;
  readonly property: string | null;
}

const entities = Object.values<EntityDescriptor>(descriptors).filter(
  ({ operations, properties }) => operations.includes('list') && properties.some(({ computed }) => computed),
);

function addressOf({ api, collection }: EntityDescriptor): string {
  const found = apis.find(({ name }) => name === api);
  return `${found?.base}${found?.prefix ?? ''}${collection}`.replace('{contractId}', '1');
}

const isThere = (value: unknown) => (Array.isArray(value) ? value.length > 0 : (value ?? null) !== null);

const irisOf = (rows: readonly Record<string, unknown>[]) => rows.map((row) => row['@id']).sort();

for (const entity of entities) {
  const names = entity.properties.filter(({ computed }) => computed).map(({ name }) => name);
  const address = addressOf(entity);

  it(`${entity.name} has ${names.join(', ')} to filter by`, async () => {
    const { search } = await read(`${address}?itemsPerPage=0`);
    const { member } = await read(`${address}?itemsPerPage=100&fields=${names.join(',')}`);
    const within = irisOf(member).map((iri) => `id[]=${String(iri).replace(/.*\//, '')}`);
    for (const { variable, property } of search.mapping as readonly Mapping[]) {
      if (!property || !names.includes(property)) continue;
      const isOrder = variable.startsWith('order[');
      if (isOrder || variable.includes('.'))
        await read(`${address}?itemsPerPage=1&${encodeURIComponent(variable)}=${isOrder ? 'asc' : '1'}`);
      if (variable !== `exists[${property}]` || within.length === 0) continue;
      for (const wanted of [true, false]) {
        const found = await read(
          `${address}?${within.join('&')}&${variable}=${wanted}&itemsPerPage=100&fields=${entity.title}`,
        );
        const want = member.filter((row: Record<string, unknown>) => isThere(row[property]) === wanted);
        expect(irisOf(found.member), `${variable}=${wanted}`).toEqual(irisOf(want));
      }
    }
  });
}
