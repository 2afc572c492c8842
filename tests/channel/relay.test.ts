/** The whole line with real sockets: desk → relay → box → printer, and what happens when a part of it goes. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startAgent } from '../../box/agent.ts';
import { connectBox } from '../../box/connect.ts';
import type { ChannelError } from '../../overrides/box/Channel/screens/connectDesk.ts';
import { socketServer } from '../../overrides/desk/Live/server/tokens.ts';
import { createConfig, createPrinter, readPrintedPages } from './box.ts';
import { setUpLine, until, urlOf } from './line.ts';
import { readBarcodeOf, startVirtualRawPrinter } from './virtualRawPrinter.ts';

const line = setUpLine();
const { startBox, startDesk, anna, createJob, countOf, isConnected } = line;

describe('the line from desk to printer', () => {
  it('prints two tickets, counts them, and marks the next print of one a duplicate', async () => {
    await startBox({ boxId: 'box-1' });
    const desk = startDesk(anna);
    const [first, second] = line.tickets;
    const printed = await desk.print(
      await createJob({ jobKey: 'evening-1', urlList: [urlOf(first), urlOf(second)] }),
    );
    expect(printed).toEqual({ jobId: 'evening-1', status: 'printed', pages: 2, warnings: [] });
    const pages = readPrintedPages(line.server.varDir);
    expect(pages.map(readBarcodeOf)).toEqual([first?.barcode, second?.barcode]);
    expect([await countOf(first), await countOf(second)]).toEqual([1, 1]);

    await desk.print(await createJob({ jobKey: 'evening-2', urlList: [urlOf(first)] }));
    expect(await countOf(first)).toBe(2);
    const again = readPrintedPages(line.server.varDir).at(-1);
    expect(again && readBarcodeOf(again)).toBe(first?.barcode);
    expect(Buffer.from(again?.dots ?? []).equals(Buffer.from(pages[0]?.dots ?? []))).toBe(false);

    const journal = await line.server.database.query<{ actor: string }>(
      'system',
      `select "actor" from "outbox" where "entity" = 'Ticket' and "entity_id" = $1 and "actor" is not null`,
      [first?.id],
    );
    expect(journal.map(({ actor }) => actor)).toEqual(['anna@demo.test', 'anna@demo.test']);
    const image = await fetch(
      `${line.server.origin}/channel/v1/boxes/box-1/printers/virtual/jobs/evening-1/pages/1.png`,
      { headers: { authorization: `Bearer ${await anna()}` } },
    );
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    const post = (urlList: string[]) =>
      anna().then((token) =>
        fetch(`${line.server.origin}/channel/v1/boxes/box-1/printers/virtual/print`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ urlList }),
        }),
      );
    const refused = await post(['/none.png']);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'BOX-004', values: { code: 'document_unavailable', printedPages: 0 } },
    ]);
    const specimen = await post(['/channel/v1/specimen.png']);
    expect([specimen.status, await specimen.json()]).toMatchObject([200, { status: 'printed', pages: 1 }]);
    const jobs = await fetch(`${line.server.origin}/channel/v1/boxes/box-1/jobs`, {
      headers: { authorization: `Bearer ${await anna()}` },
    });
    expect(await jobs.json()).toMatchObject({ jobs: [{ status: 'printed' }, { status: 'failed' }, {}, {}] });
    expect((await desk.listJobs('box-1')).jobs.slice(2).map(({ jobKey }) => jobKey)).toEqual([
      'evening-2',
      'evening-1',
    ]);
  });

  it('answers the printers, the drawer, and clears jobs under the product’s own message name', async () => {
    await startBox({ boxId: 'box-1' });
    const desk = startDesk(anna);
    const { printers } = await desk.listPrinters('box-1');
    expect(printers).toMatchObject([
      { slug: 'virtual', language: 'virtual', state: 'idle', queued: 0, dpi: 203 },
    ]);
    desk.openCashdrawer({ boxId: 'box-1', printerSlug: 'virtual' });
    desk.clearJobs({ boxId: 'box-1' });
    const file = join(line.server.varDir, 'print', 'box-1', 'virtual', 'drawer.txt');
    await until(() => {
      try {
        return readFileSync(file, 'utf8') !== '';
      } catch {
        return false;
      }
    }, 'a pulse');
  });

  it('prints one ticket when the box drops in mid-print and the desk retries with the same key', async () => {
    const printer = await startVirtualRawPrinter({ pageMs: 1500 });
    line.undos.push(() => printer.stop());
    const printers = [
      createPrinter({ slug: 'till', uri: printer.uri, widthMm: 72, paperType: 'thermal_roller' }),
    ];
    const config = createConfig({
      boxId: 'box-2',
      server: line.server.origin,
      varDir: line.server.varDir,
      printers,
    });
    const wire = connectBox(config);
    const agent = startAgent(config, wire);
    line.undos.push(() => agent.stop());
    await until(() => isConnected('box-2'), 'box connected');
    const desk = startDesk(anna);
    const ticket = line.tickets[2];
    const job = await createJob({
      jobKey: 'dropped',
      boxId: 'box-2',
      printerSlug: 'till',
      urlList: [urlOf(ticket)],
    });
    const lost = desk.print(job).catch((error: ChannelError) => error);
    await until(() => printer.mostConnections > 0, 'the page on its way');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const io = line.server.host.use(socketServer);
    io.of('/v1').disconnectSockets(true);
    // Desk and box lose the line alike; both come back by themselves.
    expect(await lost).toMatchObject({ message: 'socket has been disconnected' });
    await until(() => desk.connected, 'the desk back');
    await until(async () => {
      const reply = await desk.print(job).catch((error: ChannelError) => error);
      return 'status' in reply && reply.status === 'printed' && reply.pages === 1;
    }, 'the first outcome');
    expect(printer.pages.map(readBarcodeOf)).toEqual([ticket?.barcode]);
    await until(async () => (await countOf(ticket)) === 1, 'one print counted');
  });

  it('tells that the box is offline, and prints later', async () => {
    const agent = await startBox({ boxId: 'box-3' });
    const desk = startDesk(anna);
    await desk.listPrinters('box-3');
    await agent.stop();
    await until(async () => !(await isConnected('box-3')), 'box shown offline');
    const job = await createJob({ jobKey: 'later', boxId: 'box-3', urlList: [urlOf(line.tickets[3])] });
    await expect(desk.print(job)).rejects.toMatchObject({ code: 'box_offline' });
    await startBox({ boxId: 'box-3' });
    expect(await desk.print(job)).toMatchObject({ status: 'printed', pages: 1 });
  });
});
