/**
 * `print`: fetches every page first, then prints page by page when the printer's turn comes. A key prints once, ever;
 * a job whose turn did not come before its deadline never prints (R56).
 */
import { DEADLINES, type JobState, type PrintRefusal, type PrintReply } from '../../schema/channel.ts';
import { fetchDocument } from '../fetchDocument.ts';
import { readBitmap } from '../printers/bitmap.ts';
import type { Station } from '../printers/station.ts';
import { Refusal } from '../refusal.ts';
import type { Box } from './box.ts';
import { type CheckedPrint, readPrintRequest } from './readPrintRequest.ts';

const MM_PER_INCH = 25.4;

/** Documents asked for at once. */
const PARALLEL = 3;

const running = new WeakMap<Box, Map<string, Promise<PrintReply>>>();

function runningOf(box: Box): Map<string, Promise<PrintReply>> {
  const jobs = running.get(box) ?? new Map<string, Promise<PrintReply>>();
  running.set(box, jobs);
  return jobs;
}

function describeRefusal(error: unknown, printedPages: number): PrintRefusal {
  if (error instanceof Refusal) return { error: error.message, code: error.code, printedPages };
  const message = error instanceof Error ? error.message : String(error);
  return { error: `The box failed: ${message}`, code: 'unknown_outcome', printedPages };
}

async function fetchPages(box: Box, request: CheckedPrint, station: Station): Promise<Uint8Array[]> {
  const { dpi, paperType } = station.printer.config;
  const { desk_settings: settings, token, urlList } = request;
  const defaults = {
    dpi: String(settings.dpi ?? dpi),
    paperType: settings.paperType ?? paperType,
  };
  const until = Date.now() + DEADLINES.box;
  const pages: Uint8Array[] = [];
  for (let first = 0; first < urlList.length; first += PARALLEL) {
    const urls = urlList.slice(first, first + PARALLEL);
    pages.push(
      ...(await Promise.all(urls.map((url) => fetchDocument(box.config, { url, token, defaults, until })))),
    );
  }
  return pages;
}

/** One job on its way: what the journal has of it, and how it prints. */
class Job {
  readonly box: Box;
  readonly request: CheckedPrint;
  readonly station: Station;
  readonly #deadline = Date.now() + DEADLINES.box;
  #state: JobState;
  #warnings: string[] = [];

  constructor(box: Box, request: CheckedPrint, station: Station) {
    this.box = box;
    this.request = request;
    this.station = station;
    const { copies, jobKey } = request.desk_settings;
    this.#state = {
      jobKey,
      printerSlug: request.printerSlug,
      at: new Date().toISOString(),
      status: 'queued',
      pages: request.urlList.length * copies,
      printedPages: 0,
      urlList: request.urlList,
    };
  }

  get jobKey(): string {
    return this.#state.jobKey;
  }

  #write(change: Partial<JobState>, outcome?: PrintReply): void {
    this.#state = { ...this.#state, ...change };
    this.box.journal.write(outcome ? { ...this.#state, outcome } : this.#state);
  }

  async run(): Promise<PrintReply> {
    this.#write({});
    const done = this.#print().then(
      () => this.#finish(),
      (error: unknown) => this.#fail(error),
    );
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<PrintReply>((resolve) => {
      timer = setTimeout(() => {
        const refusal = new Refusal('timeout', 'The printer was busy until the deadline of the job.');
        this.station.cancel(refusal, this.jobKey);
        // A long job goes on: its pages are counted when they are out.
        if (this.#state.status === 'printing') resolve(this.#describe('spooled'));
      }, DEADLINES.box);
    });
    return Promise.race([done, late]).finally(() => clearTimeout(timer));
  }

  #describe(status: 'printed' | 'spooled'): PrintReply {
    return {
      jobId: this.jobKey,
      status,
      pages: this.#state.printedPages,
      warnings: [...this.#warnings],
    };
  }

  async #finish(): Promise<PrintReply> {
    const outcome = this.#describe('printed');
    this.#write({ status: 'printed' }, outcome);
    await this.box.reportOutcomes();
    return outcome;
  }

  async #fail(error: unknown): Promise<PrintReply> {
    const outcome = describeRefusal(error, this.#state.printedPages);
    this.#write({ status: 'failed', error: outcome.error, code: outcome.code }, outcome);
    await this.box.reportOutcomes();
    return outcome;
  }

  async #print(): Promise<void> {
    const pages = await fetchPages(this.box, this.request, this.station);
    await this.station.enqueue(this.jobKey, () => this.#printPages(pages));
  }

  async #printPages(pages: readonly Uint8Array[]): Promise<void> {
    if (Date.now() > this.#deadline)
      throw new Refusal('timeout', 'The deadline of the job passed before its turn.');
    const { printer } = this.station;
    const { copies, drawer, rotate, cut: asked } = this.request.desk_settings;
    const cut = asked ?? this.box.parameters?.pageCutMode ?? 'each';
    const { dpi, widthMm } = printer.config;
    // Up: a page of the paper's own width must not be one dot too wide.
    const maxWidth = Math.ceil((widthMm / MM_PER_INCH) * dpi);
    const bitmaps = pages.map((page) => readBitmap(page, { maxWidth, ...(rotate ? { rotate } : {}) }));
    const all = Array.from({ length: copies }, () => bitmaps).flat();
    this.#write({ status: 'printing' });
    try {
      for (const [index, bitmap] of all.entries()) {
        const last = index === all.length - 1;
        const order = {
          jobKey: this.jobKey,
          page: index + 1,
          cut: cut === 'each' || (cut === 'last' && last),
        };
        this.#warnings.push(...(await printer.print(bitmap, order)));
        this.#write({ printedPages: index + 1 });
      }
      if (drawer && printer.config.hasDrawer) await printer.openDrawer?.();
      this.station.note(this.#warnings.filter((warning) => warning === 'out_of_paper'));
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'unknown_outcome') this.station.note([error.code]);
      throw error;
    }
  }
}

export async function print(box: Box, message: unknown): Promise<PrintReply> {
  try {
    const request = readPrintRequest(message);
    const { jobKey } = request.desk_settings;
    const under = runningOf(box).get(jobKey);
    if (under) return await under;
    const known = box.journal.find(jobKey)?.outcome;
    if (known) return { ...known, repeated: true };
    if (Date.now() < box.restartsUntil) throw new Refusal('busy', 'The box is about to restart.');
    const station = box.stations.get(request.printerSlug);
    if (!station) throw new Refusal('printer_not_found', `The box has no printer "${request.printerSlug}".`);
    const job = new Job(box, request, station).run();
    runningOf(box).set(jobKey, job);
    return await job.finally(() => runningOf(box).delete(jobKey));
  } catch (error) {
    return describeRefusal(error, 0);
  }
}
