/** What the probe makes of an answer's body. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeClient } from './client.ts';

const answers: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/openapi.yaml': ['text/plain', 'openapi: 3.1.0\npaths: {}'],
  '/openapi': ['application/vnd.oai.openapi;version=3.1', 'openapi: 3.1.0\npaths: {}'],
  '/notes.txt': ['text/plain', 'openapi: none of this is a document'],
  '/broken.yaml': ['application/yaml', 'openapi: ['],
  '/things': ['application/ld+json', '{"a": 1}'],
};

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const [type, text] = answers[request.url ?? ''] ?? ['text/plain', ''];
    response.setHeader('content-type', type);
    response.end(text);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

it('reads JSON, and YAML where the address or the media type announces it', async () => {
  const client = makeClient(origin, { concurrency: 2 });
  const bodies = await Promise.all(Object.keys(answers).map((path) => client.ask(path)));
  const document = { openapi: '3.1.0', paths: {} };
  expect(bodies.map(({ body }) => body)).toEqual([document, document, undefined, undefined, { a: 1 }]);
});
