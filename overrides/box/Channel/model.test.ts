import { describe, expect, it } from 'vitest';
import type { PrinterState } from '../../../schema/channel.ts';
import { continueJob, createPrintRequest, listPrinterChoices } from './model.ts';

const printer: PrinterState = {
  slug: 'till',
  name: 'Till',
  uri: 'tcp://10.0.0.9:9100',
  language: 'escpos',
  dpi: 203,
  widthMm: 72,
  paperType: 'thermal_roller',
  isDefault: true,
  hasDrawer: true,
  state: 'idle',
  reasons: [],
  queued: 0,
};

describe('listPrinterChoices', () => {
  it('puts first what can print, the default before the others', () => {
    const make = (slug: string, change: Partial<PrinterState>) => ({ ...printer, slug, ...change });
    const choices = listPrinterChoices([
      {
        boxId: 'a',
        name: 'A',
        printersState: [make('gone', { state: 'offline' }), make('spare', { isDefault: false })],
      },
      { boxId: 'b', name: 'B', printersState: [make('empty', { state: 'stopped' }), make('till', {})] },
      { boxId: 'c', name: 'C', printersState: null },
    ]);
    expect(choices.map((choice) => `${choice.boxId}/${choice.printer.slug}`)).toEqual([
      'b/till',
      'a/spare',
      'b/empty',
      'a/gone',
    ]);
  });
});

describe('createPrintRequest', () => {
  it('carries the printer’s dots and paper, and sizes in tenths of a millimetre', () => {
    const choice = { boxId: 'a', printer };
    expect(
      createPrintRequest({ choice, jobKey: 'k', urlList: ['/t/1.png'], token: 'abc', drawer: true }),
    ).toEqual({
      boxId: 'a',
      printerSlug: 'till',
      desk_settings: { jobKey: 'k', cut: 'each', paperType: 'thermal_roller', dpi: 203, drawer: true },
      pageWidth: 720,
      pageHeight: 0,
      urlList: ['/t/1.png'],
      token: 'abc',
    });
  });
});

describe('continueJob', () => {
  const job = { jobKey: 'order-1', urlList: ['/1', '/2', '/3'] };

  it('keeps the key where the line failed: the box knows whether it was done', () => {
    expect(continueJob(job, { isSettled: false, printedPages: 0 })).toEqual(job);
  });

  it('takes a new key, and what did not come out, where the box gave up', () => {
    const next = continueJob(job, { isSettled: true, printedPages: 2 });
    expect(next).toEqual({ jobKey: 'order-1~2', urlList: ['/3'] });
    expect(continueJob(next, { isSettled: true, printedPages: 0 })).toEqual({
      jobKey: 'order-1~3',
      urlList: ['/3'],
    });
  });
});
