import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPrinter, type PairedBox, startDocuments, startPairedBox } from './box.ts';
import {
  type Fault,
  readBarcodeOf,
  startVirtualRawPrinter,
  type VirtualRawPrinter,
} from './virtualRawPrinter.ts';

const A = 'AAAABBBBCCCCDDDDEEEE';
const B = 'BBBBCCCCDDDDEEEEFFFF';
const C = 'CCCCDDDDEEEEFFFFGGGG';

const urls = (...barcodes: string[]) => barcodes.map((barcode) => `/tickets/${barcode}.png`);

let documents: Awaited<ReturnType<typeof startDocuments>>;
let printer: VirtualRawPrinter;
let box: PairedBox;

async function start(fault: Fault = {}) {
  printer = await startVirtualRawPrinter(fault);
  const config = createPrinter({
    slug: 'till',
    name: 'Till',
    uri: printer.uri,
    widthMm: 72,
    paperType: 'thermal_roller',
  });
  box = startPairedBox({ server: documents.origin, printers: [config] });
}

beforeEach(async () => {
  documents = await startDocuments();
});

afterEach(async () => {
  await box.stop();
  await printer.stop();
  await documents.stop();
});

describe('an ESC/POS printer', () => {
  it('prints each ticket on a page of its own, whose barcode a scanner reads', async () => {
    await start();
    const reply = await box.print({ urlList: urls(A, B), desk_settings: { jobKey: 'one', drawer: true } });
    expect(reply).toEqual({ jobId: 'one', status: 'printed', pages: 2, warnings: [] });
    expect(printer.pages.map(readBarcodeOf)).toEqual([A, B]);
    expect(printer.pages.map(({ cut }) => cut)).toEqual([true, true]);
    expect(printer.pages[0]?.width).toBe(576);
    expect(Math.max(...printer.pages.map(({ slice }) => slice))).toBe(255);
    expect(printer.pulses).toBe(1);
    expect(printer.mostConnections).toBe(1);
  });

  it('cuts after the last page only, when asked', async () => {
    await start();
    await box.print({ urlList: urls(A, B), desk_settings: { cut: 'last' } });
    expect(printer.pages.map(({ cut }) => cut)).toEqual([false, true]);
  });

  it('says that the paper ended after two of three pages, and prints the third under a new key', async () => {
    await start({ paperFor: 2 });
    const reply = await box.print({ urlList: urls(A, B, C) });
    expect(reply).toMatchObject({ code: 'out_of_paper', printedPages: 2 });
    expect(box.outcomes).toMatchObject([{ urlList: urls(A, B) }]);
    printer.fault = {};
    expect(await box.print({ urlList: urls(C) })).toMatchObject({ status: 'printed', pages: 1 });
    expect(printer.pages.map(readBarcodeOf)).toEqual([A, B, C]);
  });

  it('warns when the paper ended with the last page', async () => {
    await start({ paperFor: 1 });
    expect(await box.print({ urlList: urls(A) })).toMatchObject({ pages: 1, warnings: ['out_of_paper'] });
  });

  it('refuses while the cover is open, and counts nothing', async () => {
    await start({ coverOpen: true });
    expect(await box.print({ urlList: urls(A) })).toMatchObject({ code: 'cover_open', printedPages: 0 });
    expect(printer.pages).toEqual([]);
    expect(box.outcomes).toEqual([]);
  });

  it('does not know what became of a page when the line drops in its middle, and never prints it by itself', async () => {
    await start({ dropAtPage: 2 });
    const job = { urlList: urls(A, B), desk_settings: { jobKey: 'dropped' } };
    const reply = await box.print(job);
    expect(reply).toMatchObject({ code: 'unknown_outcome', printedPages: 1 });
    printer.fault = {};
    expect(await box.print(job)).toEqual({ ...reply, repeated: true });
    expect(printer.pages).toHaveLength(1);
    // The page that may be out is held to be out: its next print is a duplicate.
    expect(box.outcomes).toMatchObject([{ jobKey: 'dropped', urlList: urls(A, B) }]);
  });

  it('is offline when it never answers', async () => {
    await start({ silent: true });
    expect(await box.print({ urlList: urls(A) })).toMatchObject({ code: 'printer_offline', printedPages: 0 });
    expect(await box.relay.ask('listPrinters', {}, 5000)).toMatchObject({
      printers: [{ slug: 'till', state: 'offline', reasons: ['printer_offline'] }],
    });
  });

  it('is offline when nobody listens on its port', async () => {
    await start();
    await printer.stop();
    expect(await box.print({ urlList: urls(A) })).toMatchObject({ code: 'printer_offline', printedPages: 0 });
  });

  it('takes one job at a time', async () => {
    await start({ pageMs: 100 });
    const replies = await Promise.all([box.print({ urlList: urls(A) }), box.print({ urlList: urls(B) })]);
    expect(replies).toMatchObject([{ status: 'printed' }, { status: 'printed' }]);
    expect(printer.mostConnections).toBe(1);
    expect(printer.pages.map(readBarcodeOf).sort()).toEqual([A, B]);
  });

  it('opens the drawer', async () => {
    await start();
    expect(await box.relay.ask('openCashdrawer', { printerSlug: 'till' }, 5000)).toEqual({ opened: true });
    expect(printer.pulses).toBe(1);
  });
});
