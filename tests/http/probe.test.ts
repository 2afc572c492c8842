/** Our own server keeps what its documents promise, of every entity of every API, with the demo's records in them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatProbeFault } from '../../codegen/probe/findings.ts';
import { probeServer } from '../../codegen/probe/probeServer.ts';
import { apis } from '../../schema/generated/apis.ts';
import { findPostgres } from '../fixtures/postgres.ts';
import { startTestServer, type TestServer, testDatabase } from '../fixtures/server.ts';

// What is probed is the documents' word, the same on both databases: minutes on the embedded one, seconds on the other.
const isProbed = testDatabase === 'postgres' || !findPostgres();

let server: TestServer;
beforeAll(async () => {
  if (isProbed) server = await startTestServer();
});
afterAll(() => server?.stop());

/** The faults as one text, so that what failed is told by the first line of why. */
async function probe(path: string, write: boolean): Promise<string> {
  const token = await server.token('manager@demo.test');
  const report = await probeServer({ server: `${server.origin}${path}`, token, write });
  return report.faults.map(formatProbeFault).join(' | ');
}

describe.runIf(isProbed)('a probe', () => {
  it('finds no fault of the whole server, reading and writing', async () => {
    expect(await probe('/', true)).toBe('');
  }, 600_000);

  // The largest API is most of the whole server: it was just probed.
  it.each(apis.slice(1).map(({ base }) => base))(
    'finds no fault behind the entrypoint %s',
    async (base) => {
      expect(await probe(base, false)).toBe('');
    },
    120_000,
  );
});
