/** Which printers a desk may choose from, and what a print request is made of. Pure. */
import {
  DEVICE_MESSAGES,
  type DeviceMessage,
  type PrinterState,
  type PrintRequest,
  SETUP_MESSAGES,
  type SetupMessage,
} from '../../../schema/channel.ts';

/** Any one of them lets somebody use printers and drawers. */
export const CHANNEL_POLICIES = ['desk.operate', 'devices.write'] as const;

/** It takes this to look into a box itself, or to change it. */
export const DEVICE_POLICIES = ['devices.write'] as const;

const asksForDevices: ReadonlySet<string> = new Set([...DEVICE_MESSAGES, ...SETUP_MESSAGES, 'apply']);

export const isDeviceMessage = (name: string): name is DeviceMessage | SetupMessage =>
  asksForDevices.has(name);

/** A printer on a box, as a desk chooses it. */
export interface PrinterChoice {
  readonly boxId: string;
  readonly boxName: string;
  readonly printer: PrinterState;
}

/** The part of a DeviceState that a desk chooses printers from. */
export interface BoxRecord {
  readonly boxId: string;
  readonly name: string;
  /** JSON that the box sent: its printers, or nothing yet. */
  readonly printersState?: unknown;
}

export const listPrinters = ({ printersState }: Pick<BoxRecord, 'printersState'>): readonly PrinterState[] =>
  Array.isArray(printersState) ? printersState : [];

/** Every printer of every box, the default ones first, those that can print before those that cannot. */
export function listPrinterChoices(boxes: readonly BoxRecord[]): PrinterChoice[] {
  const rank = ({ printer }: PrinterChoice) =>
    (printer.state === 'offline' ? 4 : 0) +
    (printer.state === 'stopped' ? 2 : 0) +
    (printer.isDefault ? 0 : 1);
  return boxes
    .flatMap((box) => listPrinters(box).map((printer) => ({ boxId: box.boxId, boxName: box.name, printer })))
    .sort((one, other) => rank(one) - rank(other));
}

/** Sizes of the papers in tenths of a millimetre. A roll's page is as long as its ticket. */
const PAGES = {
  stock_tickets: { pageWidth: 1400, pageHeight: 700 },
  thermal_roller: { pageWidth: 720, pageHeight: 0 },
} as const;

/** The print message for documents, one a page, on a chosen printer. */
export function createPrintRequest(job: {
  readonly choice: Pick<PrinterChoice, 'boxId' | 'printer'>;
  readonly jobKey: string;
  readonly urlList: readonly string[];
  readonly token: string;
  readonly drawer?: boolean;
}): PrintRequest {
  const { boxId, printer } = job.choice;
  const { slug, dpi, paperType } = printer;
  return {
    boxId,
    printerSlug: slug,
    desk_settings: {
      jobKey: job.jobKey,
      cut: 'each',
      paperType,
      dpi,
      ...(job.drawer ? { drawer: true } : {}),
    },
    ...PAGES[paperType],
    urlList: job.urlList,
    token: job.token,
  };
}

/** What is left of a job that a person may send again. */
export interface PendingJob {
  readonly jobKey: string;
  readonly urlList: readonly string[];
}

/**
 * The job to send when a person prints again after a refusal. Where the line failed, the same key: the box knows whether
 * it was done. Where the box itself gave up, a new key and the pages that did not come out; one that may have is among
 * them, and is marked "DUPLICATA".
 */
export function continueJob(
  job: PendingJob,
  refusal: { readonly isSettled: boolean; readonly printedPages: number },
): PendingJob {
  if (!refusal.isSettled) return job;
  const [, base = job.jobKey, attempt = '1'] = /^(.*)~(\d+)$/.exec(job.jobKey) ?? [];
  return { jobKey: `${base}~${Number(attempt) + 1}`, urlList: job.urlList.slice(refusal.printedPages) };
}
