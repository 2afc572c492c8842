/** Printers that answer on the line they are printed by: FGL and ZPL keep the same promises, whatever goes wrong. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPrinter, type PairedBox, startDocuments, startPairedBox } from './box.ts';
import { startVirtualFglPrinter } from './virtualFglPrinter.ts';
import { type Fault, readBarcodeOf, type VirtualRawPrinter } from './virtualRawPrinter.ts';
import { startVirtualZplPrinter } from './virtualZplPrinter.ts';

const A = 'AAAABBBBCCCCDDDDEEEE';
const B = 'BBBBCCCCDDDDEEEEFFFF';
const C = 'CCCCDDDDEEEEFFFFGGGG';

const urls = (...barcodes: string[]) => barcodes.map((barcode) => `/tickets/${barcode}.png`);

const virtualPrinters = { fgl: startVirtualFglPrinter, zpl: startVirtualZplPrinter } as const;

let documents: Awaited<ReturnType<typeof startDocuments>>;
let printer: VirtualRawPrinter;
let box: PairedBox;

beforeEach(async () => {
  documents = await startDocuments();
});

afterEach(async () => {
  await box.stop();
  await printer.stop();
  await documents.stop();
});

async function start(language: keyof typeof virtualPrinters, fault: Fault = {}) {
  printer = await virtualPrinters[language](fault);
  const config = createPrinter({
    slug: 'stock',
    name: 'Stock',
    language,
    uri: printer.uri,
    hasDrawer: false,
  });
  box = startPairedBox({ server: documents.origin, printers: [config] });
}

/** What the printer's memory could still print is printed once somebody has seen to it. */
const seeTo = () => {
  printer.fault = {};
};

describe.each(['fgl', 'zpl'] as const)('a %s printer', (language) => {
  it('prints each ticket on a page of its own, whose barcode a scanner reads', async () => {
    await start(language);
    const reply = await box.print({ urlList: urls(A, B), desk_settings: { jobKey: 'one', cut: 'last' } });
    expect(reply).toEqual({ jobId: 'one', status: 'printed', pages: 2, warnings: [] });
    expect(printer.pages.map(readBarcodeOf)).toEqual([A, B]);
    expect(printer.pages.map(({ cut }) => cut)).toEqual([false, true]);
    expect(printer.mostConnections).toBe(1);
    expect(await box.relay.ask('listPrinters', {}, 5000)).toMatchObject({
      printers: [{ slug: 'stock', language, state: 'idle' }],
    });
  });

  it('says that the paper ended after two of three pages, and prints the third under a new key', async () => {
    await start(language, { paperFor: 2 });
    const reply = await box.print({ urlList: urls(A, B, C) });
    expect(reply).toMatchObject({ code: 'out_of_paper', printedPages: 2 });
    expect(box.outcomes).toMatchObject([{ urlList: urls(A, B) }]);
    seeTo();
    expect(await box.print({ urlList: urls(C) })).toMatchObject({ status: 'printed', pages: 1 });
    expect(printer.pages.map(readBarcodeOf)).toEqual([A, B, C]);
  });

  it('clears a page that found no paper, so that it does not come out when there is some', async () => {
    await start(language, { paperEndsAtPage: 2 });
    const reply = await box.print({ urlList: urls(A, B) });
    expect(reply).toMatchObject({ code: 'unknown_outcome', printedPages: 1 });
    seeTo();
    expect(printer.pages.map(readBarcodeOf)).toEqual([A]);
    expect(await box.print({ urlList: urls(B) })).toMatchObject({ status: 'printed' });
    expect(printer.pages.map(readBarcodeOf)).toEqual([A, B]);
  });

  it('does not know what became of a page when the line drops in its middle, and never prints it by itself', async () => {
    await start(language, { dropAtPage: 2 });
    const job = { urlList: urls(A, B), desk_settings: { jobKey: 'dropped' } };
    const reply = await box.print(job);
    expect(reply).toMatchObject({ code: 'unknown_outcome', printedPages: 1 });
    seeTo();
    expect(await box.print(job)).toEqual({ ...reply, repeated: true });
    expect(printer.pages).toHaveLength(1);
    expect(box.outcomes).toMatchObject([{ jobKey: 'dropped', urlList: urls(A, B) }]);
  });

  it('does not know what became of a page that it took in silence', async () => {
    await start(language, { mute: true });
    expect(await box.print({ urlList: urls(A) })).toMatchObject({ code: 'unknown_outcome', printedPages: 0 });
  });

  it('is offline when it never answers, and nothing was sent', async () => {
    await start(language, { silent: true });
    expect(await box.print({ urlList: urls(A) })).toMatchObject({ code: 'printer_offline', printedPages: 0 });
    expect(box.outcomes).toEqual([]);
  });

  it('is offline when nobody listens on its port', async () => {
    await start(language);
    await printer.stop();
    expect(await box.print({ urlList: urls(A) })).toMatchObject({ code: 'printer_offline', printedPages: 0 });
  });

  it('waits for a page that takes its time', async () => {
    await start(language, { pageMs: 1200 });
    expect(await box.print({ urlList: urls(A, B) })).toMatchObject({ status: 'printed', pages: 2 });
    expect(printer.pages.map(readBarcodeOf)).toEqual([A, B]);
  });

  it('has no drawer', async () => {
    await start(language);
    expect(await box.relay.ask('openCashdrawer', { printerSlug: 'stock' }, 5000)).toMatchObject({
      code: 'device_failed',
    });
    expect(await box.print({ urlList: urls(A), desk_settings: { drawer: true } })).toMatchObject({
      status: 'printed',
    });
  });
});

describe('a ZPL printer', () => {
  it('refuses while its head is open, and counts nothing', async () => {
    await start('zpl', { coverOpen: true });
    expect(await box.print({ urlList: urls(A) })).toMatchObject({ code: 'cover_open', printedPages: 0 });
    expect(printer.pages).toEqual([]);
  });
});

describe('an FGL printer', () => {
  it('prints once it no longer holds us off', async () => {
    await start('fgl', { xOffMs: 1500 });
    expect(await box.print({ urlList: urls(A) })).toMatchObject({ status: 'printed', pages: 1 });
    expect(printer.pages.map(readBarcodeOf)).toEqual([A]);
  });

  it('is sent nothing while it holds us off for good, as with its cover open', async () => {
    await start('fgl', { coverOpen: true });
    expect(await box.print({ urlList: urls(A) })).toMatchObject({ code: 'timeout', printedPages: 0 });
    seeTo();
    expect(printer.pages).toEqual([]);
    expect(box.outcomes).toEqual([]);
  });

  it('reports a jam', async () => {
    await start('fgl', { jammed: true });
    expect(await box.print({ urlList: urls(A) })).toMatchObject({ code: 'paper_jam', printedPages: 0 });
  });
});
