/**
 * An FGL printer on its raw port. It answers each ticket with a status byte: 6 once it is out. A page is begun only where
 * the printer is ready; one that it took and did not acknowledge may be out, and what is left of it is cleared, so that
 * it does not come out later when somebody puts paper in.
 */
import type { ChannelErrorCode } from '../../schema/channel.ts';
import type { PrinterConfig } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { type Conversation, converse } from './conversation.ts';
import { encodeFglPage, FGL, FGL_CLEAR, FGL_STATUS, isFglStatus, readFglStatus } from './fglBytes.ts';
import type { Printer } from './printer.ts';
import { readRawAddress } from './rawSocket.ts';

const STATUS_DEADLINE = 2000;

/** How long a printer may hold us off (X-OFF) before a page. */
const XOFF_DEADLINE = 10_000;

const PAGE_DEADLINE = 15_000;

/** A status that follows "printed" is about the next page, and comes at once. */
const AFTERWARDS = 150;

/** @returns undefined where the printer is silent or broke off */
const readByte = (line: Conversation, ms: number) =>
  line.read((unread) => {
    const at = unread.findIndex(isFglStatus);
    return at < 0 ? undefined : { found: unread[at] ?? 0, taken: at + 1 };
  }, ms);

/** @returns undefined where it stays silent, 19 where it held us off to the end */
async function askStatus(line: Conversation, xOffDeadline: number): Promise<number | undefined> {
  line.write(FGL_STATUS);
  const byte = await readByte(line, STATUS_DEADLINE);
  return byte === FGL.xOff ? ((await readByte(line, xOffDeadline)) ?? FGL.xOff) : byte;
}

export function createFglPrinter(config: PrinterConfig): Printer {
  const address = readRawAddress(config.uri);
  const where = `${config.name} at ${address.host}:${address.port}`;

  const silent = () => new Refusal('printer_offline', `The printer ${where} does not report its state.`);

  async function requireReady(line: Conversation): Promise<readonly string[]> {
    const byte = await askStatus(line, XOFF_DEADLINE);
    if (byte === undefined) throw silent();
    if (byte === FGL.xOff) throw new Refusal('timeout', `The printer ${where} holds us off (X-OFF).`);
    const reasons = readFglStatus(byte);
    const [fault] = reasons.filter((reason) => reason !== 'low_paper');
    if (fault) throw new Refusal(fault as ChannelErrorCode, `The printer ${where} reports "${fault}".`);
    return reasons;
  }

  /** @returns the status byte that is not "wait" or "go on"; undefined where none came */
  async function awaitPrinted(line: Conversation): Promise<number | undefined> {
    for (const end = Date.now() + PAGE_DEADLINE; ; ) {
      const byte = await readByte(line, end - Date.now());
      if (byte !== FGL.xOff && byte !== FGL.xOn && byte !== FGL.lowPaper) return byte;
    }
  }

  return {
    config,
    language: 'fgl',
    check: () =>
      converse(address, async (line) => {
        const byte = await askStatus(line, 0);
        if (byte === undefined) throw silent();
        return byte === FGL.xOff ? ['held_off'] : readFglStatus(byte);
      }),
    print: (bitmap, order) =>
      converse(address, async (line) => {
        await requireReady(line);
        line.write(encodeFglPage(bitmap, order.cut));
        const byte = await awaitPrinted(line);
        if (byte === FGL.printed) {
          const next = await readByte(line, AFTERWARDS);
          return next === undefined ? [] : readFglStatus(next);
        }
        line.write(FGL_CLEAR);
        const reason = byte === undefined ? 'it fell silent or broke off' : `it reported ${byte}`;
        throw new Refusal('unknown_outcome', `The printer ${where} did not acknowledge the page: ${reason}.`);
      }),
  };
}
