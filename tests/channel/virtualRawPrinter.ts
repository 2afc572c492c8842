/**
 * A raw printer on 127.0.0.1 for tests: parses ESC/POS jobs into pages, answers status, and fails on a script. What it
 * printed is read off the paper: raster bytes back to an image.
 */
import decodeQr from 'jsqr';
import { openRawPort } from './rawPort.ts';

export interface Fault {
  /** After this many pages the paper is out. */
  readonly paperFor?: number;
  readonly coverOpen?: boolean;
  /** Drops the line in the middle of this page, from 1. */
  readonly dropAtPage?: number;
  /** Takes a connection and never says a word. */
  readonly silent?: boolean;
  /** Milliseconds a page takes to print. */
  readonly pageMs?: number;
  /** The paper ends under this page, from 1, though it was reported to be there. */
  readonly paperEndsAtPage?: number;
  /** Takes a page and never says what became of it. */
  readonly mute?: boolean;
  /** Holds everybody off (X-OFF) for so many milliseconds, once asked. */
  readonly xOffMs?: number;
  readonly jammed?: boolean;
}

export interface Page {
  readonly width: number;
  readonly height: number;
  /** One byte a dot, 1 black. */
  readonly dots: Uint8Array;
  readonly cut: boolean;
  /** Lines of the tallest slice. */
  readonly slice: number;
}

export interface VirtualRawPrinter {
  readonly uri: string;
  readonly pages: readonly Page[];
  readonly pulses: number;
  /** Most connections open at once. */
  readonly mostConnections: number;
  fault: Fault;
  stop(): Promise<void>;
}

const decode = (decodeQr as unknown as { default?: typeof decodeQr }).default ?? decodeQr;

/** What a scanner reads on a page. */
export function readBarcodeOf({ width, height, dots }: Page): string | undefined {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let dot = 0; dot < dots.length; dot++) pixels.fill(dots[dot] ? 0 : 255, dot * 4, dot * 4 + 3);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  return decode(pixels, width, height)?.data;
}

/** Reads a whole job: pages end with a cut or a feed. Throws at a command no page of ours has. */
export function parseJob(job: Buffer): { pages: Page[]; pulses: number } {
  const pages: Page[] = [];
  let pulses = 0;
  let rows: Uint8Array[] = [];
  let width = 0;
  let slice = 0;
  const endPage = (cut: boolean) => {
    const dots = new Uint8Array(width * rows.length);
    for (const [y, row] of rows.entries()) dots.set(row, y * width);
    pages.push({ width, height: rows.length, dots, cut, slice });
    rows = [];
    slice = 0;
  };
  for (let at = 0; at < job.length; ) {
    const command = job.subarray(at, at + 2).toString('hex');
    if (command === '1b40') at += 2;
    else if (command === '1b70') {
      pulses++;
      at += 5;
    } else if (command === '1d76') {
      const bytes = job.readUInt16LE(at + 4);
      const lines = job.readUInt16LE(at + 6);
      width = bytes * 8;
      slice = Math.max(slice, lines);
      at += 8;
      for (let line = 0; line < lines; line++, at += bytes) {
        const row = job.subarray(at, at + bytes);
        rows.push(Uint8Array.from({ length: width }, (_, x) => ((row[x >> 3] ?? 0) >> (7 - (x & 7))) & 1));
      }
    } else if (command === '1d56') {
      endPage(true);
      at += 4;
    } else if (command === '1b64') {
      endPage(false);
      at += 3;
    } else throw new Error(`Unknown command 0x${command} at byte ${at} of ${job.length}.`);
  }
  return { pages, pulses };
}

export async function startVirtualRawPrinter(fault: Fault = {}): Promise<VirtualRawPrinter> {
  const pages: Page[] = [];
  let pulses = 0;
  let current = fault;

  const answerStatus = (which: number) => {
    const { paperFor = Number.POSITIVE_INFINITY, coverOpen } = current;
    const empty = pages.length >= paperFor;
    if (which === 1) return 0x12 | (empty || coverOpen ? 0x08 : 0);
    if (which === 2) return 0x12 | (coverOpen ? 0x04 : 0) | (empty ? 0x20 : 0);
    return 0x12 | (empty ? 0x60 : 0);
  };

  const port = await openRawPort((socket) => {
    const parts: Buffer[] = [];
    socket.on('data', (data: Buffer) => {
      if (current.silent) return;
      if (parts.length === 0 && data[0] === 0x10 && data[1] === 0x04) {
        socket.write(Buffer.of(answerStatus(data[2] ?? 1)));
        return;
      }
      parts.push(data);
      if (current.dropAtPage === pages.length + 1) socket.resetAndDestroy();
    });
    socket.on('end', () => {
      const job = parseJob(Buffer.concat(parts));
      setTimeout(() => {
        pages.push(...job.pages);
        pulses += job.pulses;
        socket.end();
      }, current.pageMs ?? 0);
    });
  });

  return {
    uri: port.uri,
    pages,
    get pulses() {
      return pulses;
    },
    get mostConnections() {
      return port.mostConnections;
    },
    get fault() {
      return current;
    },
    set fault(next) {
      current = next;
    },
    stop: port.stop,
  };
}
