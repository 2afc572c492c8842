/** What is drawn and read in threads beside the server's own: others are answered meanwhile, in turns, within limits. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { workbook } from '../security/uploads/archives.ts';

let server: TestServer;
let headers: Readonly<Record<string, string>>;
let ticket: number | undefined;

beforeAll(async () => {
  // Of which a contract takes a hundred.
  server = await startTestServer({ env: { WORKERS: '1', WORKERS_WAITING: '200' } });
  const [found] = await server.database.query<{ id: number }>(
    'system',
    'select "id" from "ticket" where "contract_id" = 1 and "valid" order by "id" limit 1',
  );
  ticket = found?.id;
  headers = { authorization: `Bearer ${await server.token('manager@demo.test')}` };
});
afterAll(() => server?.stop());

/** The ticket in another size each time, so that none is remembered. */
let size = 600;
const draw = (signal: AbortSignal | null = null) =>
  fetch(`${server.origin}/ticketing/v1/tickets/${ticket}.png?dpi=${size--}`, { headers, signal });

/** How many small requests, one after the other, are answered until `work` is done. */
async function countAnswered({ origin }: TestServer, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  let count = 0;
  const watched = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    if (!isDone) count += 1;
  }
  await watched;
  return count;
}

describe('other requests', () => {
  it('are answered while a hundred tickets are drawn at 600 dpi; those that there is no room for are refused', async () => {
    const { promise: drawn, resolve } = Promise.withResolvers<void>();
    const images = 10;
    const client = new AbortController();
    const refused: Response[] = [];
    let done = 0;
    const all = Array.from({ length: 120 }, async () => {
      const answer = await draw(client.signal);
      if (answer.status === 503) return void refused.push(answer);
      await answer.arrayBuffer();
      done += 1;
      if (done === images) resolve();
    });
    const answered = await countAnswered(server, drawn);
    // Drawn by the server's own thread, there is about one between two drawings.
    expect(answered).toBeGreaterThan(20 * images);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(await refused[0]?.json()).toMatchObject({ code: 'WORK-001', values: { task: 'drawTicket' } });

    // Whoever asked goes away, and nobody is left to draw for.
    client.abort();
    await Promise.allSettled(all);
    await expect.poll(() => server.host.workers.counts()).toMatchObject({ waiting: 0, running: 0 });
    expect(server.host.workers.counts().done).toBeLessThan(100);
    expect((await draw()).status).toBe(200);
  });

  it('wait for no workbook to be read', async () => {
    const cells = '<c t="inlineStr"><is><t>lastname</t></is></c>';
    const file = workbook(`<sheetData><row>${cells}</row>${'<row/>'.repeat(5_000_000)}</sheetData>`);
    const form = new FormData();
    form.set('file', new File([new Uint8Array(file)], 'rows.xlsx'));
    form.set('options', JSON.stringify({ dryRun: true }));
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const start = performance.now();
    const reading = fetch(`${server.origin}/ticketing/v1/customers/import`, {
      method: 'POST',
      headers,
      body: form,
    });
    expect((await reading).status).toBe(200);
    delay.disable();
    // Read by the server's own thread, that is most of the time in one piece.
    expect(delay.max / 1e6).toBeLessThan((performance.now() - start) / 3);
  });
});
