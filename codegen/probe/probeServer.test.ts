/** What a probe says of a server that keeps its word, and of one that lies, one lie at a time. */
import { afterEach, describe, expect, it } from 'vitest';
import { type Lie, startThingServer, type ThingServer } from '../fixtures/thingServer.ts';
import { formatProbeFault } from './findings.ts';
import { type ProbeReport, probeServer } from './probeServer.ts';

let server: ThingServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function probe(lies: readonly Lie[], write = false): Promise<ProbeReport> {
  server = await startThingServer(...lies);
  return probeServer({ server: `${server.origin}/api`, write });
}

const listFaults = ({ faults }: ProbeReport) =>
  faults
    .map(formatProbeFault)
    .map((line) => line.replace(/Probe \d+/, 'Probe N'))
    .sort();

describe('a probe of a server that keeps its word', () => {
  it('finds nothing, and leaves nothing behind', async () => {
    const report = await probe([], true);
    expect(listFaults(report)).toEqual([]);
    expect(report.notes).toEqual([]);
    expect(server?.count).toBe(8);
  });

  it('finds nothing in a record that somebody changes while it looks for it', async () => {
    expect(listFaults(await probe(['record renamed meanwhile']))).toEqual([]);
  });
});

describe('a probe of a server that lies', () => {
  const cases: readonly (readonly [Lie, string])[] = [
    ['text instead of an integer', 'GET /api/things: expected "size" to be an integer; got "0".'],
    [
      'collection without type',
      'GET /api/things?itemsPerPage=2: expected "@type" to be a Collection; got [].',
    ],
    [
      'create that loses a value',
      'GET /api/things/9: expected "name" to be "Probe N", as it was sent; got "lost".',
    ],
    [
      'deleted but still there',
      'GET /api/things/9: expected 404 after it was deleted; got 200 application/ld+json.',
    ],
    [
      'error for an unknown parameter',
      'GET /api/things?noSuchParameterOfTheProbe=1: expected a parameter nobody declared to be refused with 400; got 500 application/ld+json.',
    ],
    ['field left out', 'GET /api/things: expected the declared field "size"; got records without it.'],
    [
      'field nobody declared',
      'GET /api/things: expected only fields the documents declare; got also "secret".',
    ],
    [
      'filter that does nothing',
      'GET /api/things?name=Anvil&itemsPerPage=100: expected only rows whose "name" is "Anvil"; got also "/api/things/2".',
    ],
    [
      'filter that finds nothing',
      'GET /api/things?name=Anvil&itemsPerPage=100: expected rows whose "name" is "Anvil", "/api/things/1" among them; got 0 rows without it.',
    ],
    [
      'filter that fails',
      'GET /api/things?size[gte]=0&itemsPerPage=100: expected rows whose "size" is at least "0", as the search template declares "size[gte]"; got 500 application/ld+json, "Broken.".',
    ],
    [
      'last link to nowhere',
      'GET /api/things?itemsPerPage=2: expected the link "last" ("/api/nowhere") to lead to the last page; got 404 application/ld+json, "There is none.".',
    ],
    [
      'operation that is not there',
      'GET /api/things: expected 200, as the call is declared; got 405 application/ld+json, "No.".',
    ],
    [
      'order that is none',
      'GET /api/things?order[size]=asc&itemsPerPage=100: expected rows in rising order of "size"; got 5 before 2.',
    ],
    ['page size ignored', 'GET /api/things?itemsPerPage=2: expected at most 2 rows; got 5.'],
    [
      'previous link to itself',
      'GET /api/things?itemsPerPage=2&page=4: expected the link "previous" ("/api/things?itemsPerPage=2&page=4") to lead to the page before; got another page.',
    ],
    [
      'record under another name',
      'GET /api/things/1: expected "@id" to be "/api/things/1"; got "/api/things/other".',
    ],
    [
      'same record on two pages',
      'GET /api/things?itemsPerPage=2: expected every record on one page; got "/api/things/2" on two.',
    ],
    [
      'stale change taken',
      'PUT /api/things/9: expected 412 for an If-Match of another version; got 200 application/ld+json.',
    ],
    ['text instead of JSON', 'GET /api/things: expected JSON; got 200 text/plain.'],
    [
      'total too high',
      'GET /api/things?itemsPerPage=2: expected totalItems to be the 8 records its pages have; got 9.',
    ],
    [
      'unknown record found',
      'GET /api/things/999999999999: expected 404 for a record that is not there; got 200 application/ld+json.',
    ],
  ];
  it.each(cases)('finds the lie: %s', async (lie, sentence) => {
    expect(listFaults(await probe([lie], true))).toContain(`Thing: ${sentence}`);
  });

  it('finds a link to a class that no document describes', async () => {
    expect(listFaults(await probe(['no class for a link']))).toEqual([
      'Ghost: the documents: expected the class "Ghost", whose collection the entrypoint links as "ghosts"; got no such class.',
    ]);
  });
});

describe('a probe that brings no token', () => {
  it('reports that once for all calls, with the option to give', async () => {
    server = await startThingServer();
    server.requireToken('good');
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const report = await probeServer({ server: `${server.origin}/api`, write: true, print });
    expect(listFaults(report)).toEqual([
      'the server: GET /api/things and 1 more call: expected an access token; give it with --token-file <path> or --token <text>; got none, and answered 401.',
    ]);
    expect(lines).toEqual([]);
    const wrong = await probeServer({ server: `${server.origin}/api`, token: 'old' });
    expect(listFaults(wrong)).toEqual([
      'the server: GET /api/things: expected an access token that is valid; sign in again for a new one; got one that it answers with 401.',
    ]);
    expect(listFaults(await probeServer({ server: `${server.origin}/api`, token: 'good' }))).toEqual([]);
  });
});

describe('an address that is not that of an API', () => {
  it('is refused in one line, also on a server that has one elsewhere', async () => {
    server = await startThingServer();
    const { origin } = server;
    const report = await probeServer({ server: `${origin}/nope` });
    expect(report).toEqual({
      refusal: `"${origin}/nope" is not an API: it answers 404 application/ld+json, and neither it, its Link header, /docs.jsonld nor /docs.json below it is a Hydra or OpenAPI document. Give the address of one, of an entrypoint, or the origin of the server.`,
      faults: [],
      notes: [],
      calls: 6,
    });
    expect((await probeServer({ server: `${origin}/` })).refusal).toBeUndefined();
    server.requireToken('good');
    expect((await probeServer({ server: `${origin}/nope` })).refusal).toBe(
      `"${origin}/nope" asks for a sign-in (401). Give an access token with --token-file <path> or --token <text>.`,
    );
  });

  it('is refused where nobody answers', async () => {
    const other = await startThingServer();
    await other.stop();
    expect((await probeServer({ server: other.origin })).refusal).toMatch(
      /^"http:.*" cannot be reached: no answer \(.*ECONNREFUSED.*\)\. Check the address\.$/,
    );
  });
});
