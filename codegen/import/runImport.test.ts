/** The command as people run it: on a tree of its own, from files and from a server. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree } from '../fixtures/copyTree.ts';
import { fixture } from '../fixtures/import/readImport.ts';

const tree = copyTree();
cpSync(join(import.meta.dirname, '../fixtures/schema'), join(tree.path, 'schema'), { recursive: true });

const run = (...args: string[]) => runCommand('import', ...args);

const runCommand = (...args: string[]): Promise<{ status: number | null; out: string }> =>
  new Promise((done) => {
    const child = spawn(process.execPath, ['codegen/cli.ts', ...args], { cwd: tree.path });
    let out = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        out += chunk;
      });
    child.on('close', (status) => done({ status, out }));
  });

let server: Server;
let origin = '';
beforeAll(async () => {
  const docs = readFileSync(fixture('library-asserted.jsonld'), 'utf8');
  server = createServer((request, response) => {
    if (request.url === '/openapi') {
      // Without its media type it would be refused as JSON with a comma too many.
      response.setHeader('content-type', 'application/yaml');
      return response.end(
        `{ openapi: 3.1.0, paths: { /shelves: { get: { responses: { 200: { description: all, content:
          { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Shelf' } } } } } } } } },
          components: { schemas: { Shelf: { type: object, properties: { id: { type: integer }, name: { type: string } } } } }, }`,
      );
    }
    if (request.url === '/page') return response.end('<!doctype html>');
    if (request.url === '/v1') {
      response.setHeader(
        'link',
        `<${origin}/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`,
      );
      const links = {
        '@vocab': 'https://library.test/docs.jsonld#',
        book: { '@id': 'Entrypoint/book', '@type': '@id' },
      };
      return response.end(
        JSON.stringify({ '@context': links, '@id': '/v1', '@type': 'Entrypoint', book: '/v1/volumes' }),
      );
    }
    if (request.url === '/docs.jsonld') return response.end(docs.replaceAll('https://library.test', origin));
    response.statusCode = 404;
    return response.end();
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  tree.remove();
});

const has = (path: string) => existsSync(join(tree.path, path));

describe('codegen import', () => {
  it('says what is missing', async () => {
    expect((await run()).out).toMatch(/^Which document\? Usage: /);
    expect((await run('docs.jsonld')).out).toMatch(/^Which area do the entities belong to\? Add --area\./);
    expect((await run('docs.jsonld', '--area', 'house', '--bsae', 'x')).out).toMatch(
      /^Unknown option '--bsae'\. Usage: /,
    );
    expect(await run('none.jsonld', '--area', 'house')).toEqual({
      status: 1,
      out: 'none.jsonld:1 There is no such file: "none.jsonld". Give the path of a document, or its whole address with https://.\nNothing was written.\n',
    });
    expect((await run(fixture('library-bare.jsonld'), '--area', 'hause')).out).toBe(
      'schema/areas.jsonld:1 The area "hause" is unknown. Perhaps you meant "house".\nNothing was written.\n',
    );
  }, 60_000);

  it('writes nothing when dry, then the files, the API and the area, then nothing again', async () => {
    const args = [
      fixture('library-bare.jsonld'),
      '--openapi',
      fixture('library-openapi.json'),
      '--area',
      'library',
    ];
    const dry = await run(...args, '--dry-run');
    expect(dry.out).toContain('would write schema/library/Book.jsonld\n');
    expect(dry.out).toContain(
      'The documents disagree:\n  Chapter.heading: Hydra says string, OpenAPI says integer;',
    );
    expect(has('schema/library/Book.jsonld')).toBe(false);
    const wet = await run(...args);
    expect(wet.out).toContain(
      'wrote schema/apis.jsonld\nwrote schema/areas.jsonld\nwrote schema/library/Author.jsonld\n',
    );
    expect(wet.out).toContain(
      '4 entities: Book, Author, Chapter, BookLendInput\nRead the files, then run `npm run codegen`.\n',
    );
    expect((await run(...args)).out).toContain('Every file says this already.\n');
  }, 60_000);

  it('follows an entrypoint to its documentation and takes its paths', async () => {
    const { status, out } = await run(`${origin}/v1`, '--area', 'library', '--api', 'remote');
    expect(out).toContain('wrote schema/library/RemoteBook.jsonld\n');
    expect(status).toBe(0);
    const text = readFileSync(join(tree.path, 'schema/library/RemoteBook.jsonld'), 'utf8');
    expect(text).toContain('"collection": "/volumes"');
  }, 60_000);

  it('checks whether the server is still what was imported', async () => {
    expect(await runCommand('check', `${origin}/v1`, '--api', 'remote')).toEqual({
      status: 0,
      out: 'Nothing has changed since the import.\n',
    });
    const file = join(tree.path, 'schema/library/RemoteBook.jsonld');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"pages":', '"leaves":'));
    const { status, out } = await runCommand('check', `${origin}/v1`, '--api', 'remote');
    writeFileSync(file, text);
    expect(out).toContain('- RemoteBook.leaves\n+ RemoteBook.pages (integer)\n');
    expect(status).toBe(1);
    expect((await runCommand('check', `${origin}/v1`)).out).toContain(
      `No API is kept at the server of "${origin}/v1". Choose one with --api.`,
    );
    expect((await runCommand('check', `${origin}/v1`, '--api', 'remoot')).out).toContain(
      'There is no API "remoot". Perhaps you meant "remote".',
    );
  }, 60_000);

  it('reads YAML from an address by its media type, and from a file by its name', async () => {
    const { status, out } = await run(`${origin}/openapi`, '--area', 'library', '--dry-run');
    expect(out).toContain('would write schema/library/Shelf.jsonld\n');
    expect(status).toBe(0);
    const file = join(tree.path, 'api.yml');
    writeFileSync(file, '{ openapi: 3.1.0, paths: { /shelves: }');
    expect((await run(file, '--area', 'library')).out).toBe(
      `${file}:1 The document is not YAML that can be read as JSON. Flow map must end with a }. Correct that line.\nNothing was written.\n`,
    );
  }, 60_000);

  it('refuses what a server answers otherwise', async () => {
    expect((await run(`${origin}/nothing`, '--area', 'library')).out).toContain('The server answered 404.');
    expect((await run(`${origin}/page`, '--area', 'library')).out).toContain(
      'The document is a web page or XML',
    );
    expect((await run('http://127.0.0.1:1/docs', '--area', 'library')).out).toContain(
      'The server cannot be reached',
    );
  }, 60_000);

  it('says the faults of the schema before anything else', async () => {
    writeFileSync(join(tree.path, 'schema/house/Rate.jsonld'), '{ "@id": "Rate", }');
    const { status, out } = await run(fixture('library-bare.jsonld'), '--area', 'library');
    expect(out).toContain('schema/house/Rate.jsonld:1 The file is not JSON.');
    expect(status).toBe(1);
  }, 60_000);
});
