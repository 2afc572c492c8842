import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPrinter, type PairedBox, readPrintedPages, startDocuments, startPairedBox } from './box.ts';
import { readBarcodeOf } from './virtualRawPrinter.ts';

const A = 'AAAABBBBCCCCDDDDEEEE';
const B = 'BBBBCCCCDDDDEEEEFFFF';

const urls = (...barcodes: string[]) => barcodes.map((barcode) => `/tickets/${barcode}.png`);

let documents: Awaited<ReturnType<typeof startDocuments>>;
let box: PairedBox;

beforeEach(async () => {
  documents = await startDocuments();
  box = startPairedBox({ server: documents.origin, printers: [createPrinter({})] });
});

afterEach(async () => {
  await box.stop();
  await documents.stop();
});

describe('the agent', () => {
  it('keeps each page as an image whose barcode a scanner reads', async () => {
    const reply = await box.print({ urlList: urls(A, B), desk_settings: { jobKey: 'one' } });
    expect(reply).toEqual({ jobId: 'one', status: 'printed', pages: 2, warnings: [] });
    const pages = readPrintedPages(box.varDir);
    expect(pages.map(readBarcodeOf)).toEqual([A, B]);
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [1119, 559],
      [1119, 559],
    ]);
    expect(box.outcomes).toMatchObject([{ jobKey: 'one', urlList: urls(A, B) }]);
    const page = await box.relay.ask('readPage', { printerSlug: 'virtual', jobKey: 'one', page: 2 }, 15_000);
    expect(page).toHaveProperty('png');
  });

  it('fetches in the name of the desk, at the dots and on the paper of the printer', async () => {
    await box.print({ urlList: urls(A) });
    expect(documents.seen).toEqual([`Bearer a-token /tickets/${A}.png?dpi=203&paperType=stock_tickets`]);
  });

  it('asks again for what a server cannot answer at this moment, when that says so', async () => {
    documents.refusals.push(
      { status: 503, headers: { 'retry-after': '1' } },
      { status: 502 },
      { status: 429 },
    );
    const begun = Date.now();
    expect(await box.print({ urlList: urls(A) })).toMatchObject({ status: 'printed', pages: 1 });
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1000);
    expect(documents.seen).toHaveLength(4);
  });

  it('gives up at once where it would have to wait longer than the job may take, and on a refusal', async () => {
    documents.refusals.push({ status: 507, headers: { 'retry-after': '60' } }, { status: 403 });
    for (const status of [507, 403])
      expect(await box.print({ urlList: urls(A) })).toMatchObject({
        code: 'document_unavailable',
        error: `"/tickets/${A}.png" answered ${status}.`,
      });
    expect(documents.seen).toHaveLength(2);
    expect(readPrintedPages(box.varDir)).toEqual([]);
  });

  it('prints a key once: at the same time, again, and after a crash', async () => {
    const job = { urlList: urls(A), desk_settings: { jobKey: 'key' } };
    const [one, other] = await Promise.all([box.print(job), box.print(job)]);
    expect(other).toEqual(one);
    expect(await box.print(job)).toEqual({ ...one, repeated: true });
    box.restart();
    expect(await box.print(job)).toEqual({ ...one, repeated: true });
    expect(readPrintedPages(box.varDir)).toHaveLength(1);
  });

  it('prints nothing when one of the documents is not to be had', async () => {
    const reply = await box.print({ urlList: [...urls(A), '/none.png'] });
    expect(reply).toMatchObject({
      code: 'document_unavailable',
      printedPages: 0,
      error: '"/none.png" answered 404.',
    });
    expect(readPrintedPages(box.varDir)).toEqual([]);
  });

  it.each([
    ['a PDF', '/pdf', '"/pdf" is a PDF; the box prints PNG.'],
    ['another host', 'http://example.org/a.png', /fetches from .* only, not "http:\/\/example.org"/],
    ['a local address of another port', 'http://127.0.0.1:1/a.png', /only, not/],
  ])('does not fetch %s', async (_, url, error) => {
    expect(await box.print({ urlList: [url] })).toMatchObject({
      code: 'document_unavailable',
      error: typeof error === 'string' ? error : expect.stringMatching(error),
    });
  });

  it.each([
    ['without addresses', { urlList: [] }],
    ['with an address that is no text', { urlList: [1] }],
    ['without a key', { urlList: urls(A), desk_settings: { jobKey: '' } }],
    ['without a token', { urlList: urls(A), token: null }],
    ['of no copy', { urlList: urls(A), desk_settings: { copies: 0 } }],
    ['turned askew', { urlList: urls(A), desk_settings: { rotate: 45 } }],
  ])('refuses a job %s', async (_, change) => {
    expect(await box.print(change)).toMatchObject({ code: 'invalid_message', printedPages: 0 });
  });

  it('says that it has no such printer', async () => {
    expect(await box.print({ urlList: urls(A), printerSlug: 'none' })).toMatchObject({
      code: 'printer_not_found',
    });
  });

  it('turns a ticket for a narrow roll, and keeps its barcode readable', async () => {
    await box.print({ urlList: urls(A), desk_settings: { rotate: 90 } });
    const [page] = readPrintedPages(box.varDir);
    expect(page && [page.width < page.height, readBarcodeOf(page)]).toEqual([true, A]);
  });

  it('lists its last jobs, newest first', async () => {
    await box.print({ urlList: urls(A), desk_settings: { jobKey: 'first' } });
    await box.print({ urlList: ['/none.png'], desk_settings: { jobKey: 'second' } });
    expect(await box.relay.ask('listJobs', {}, 15_000)).toMatchObject({
      jobs: [
        { jobKey: 'second', status: 'failed', code: 'document_unavailable', printedPages: 0 },
        { jobKey: 'first', status: 'printed', pages: 1, printedPages: 1 },
      ],
    });
  });
});
