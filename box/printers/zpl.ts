/**
 * A ZPL printer on its raw port. Its host status shows what stops it and how much it has not printed: a page is
 * out when nothing waits. One that a fault came upon may be out, and what is left of it is cancelled, so that it does not
 * come out later when somebody sees to the printer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { ChannelErrorCode } from '../../schema/channel.ts';
import type { PrinterConfig } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { type Conversation, converse } from './conversation.ts';
import type { Printer } from './printer.ts';
import { readRawAddress } from './rawSocket.ts';
import { encodeZplPage, readZplStatus, ZPL_CLEAR, ZPL_STATUS, type ZplStatus } from './zplBytes.ts';

const STATUS_DEADLINE = 2000;

const PAGE_DEADLINE = 15_000;

/** Between two looks at a page on its way. */
const LOOK = 150;

/** @returns undefined where the printer is silent or broke off */
function askStatus(line: Conversation): Promise<ZplStatus | undefined> {
  line.write(ZPL_STATUS);
  return line.read(readZplStatus, STATUS_DEADLINE);
}

export function createZplPrinter(config: PrinterConfig): Printer {
  const address = readRawAddress(config.uri);
  const where = `${config.name} at ${address.host}:${address.port}`;

  const silent = () => new Refusal('printer_offline', `The printer ${where} does not report its state.`);

  /** @returns the status without a page that waits, or why there is none */
  async function awaitPrinted(line: Conversation): Promise<ZplStatus | string> {
    for (const end = Date.now() + PAGE_DEADLINE; Date.now() < end; await pause(LOOK)) {
      const status = await askStatus(line);
      if (!status) return 'it fell silent or broke off';
      if (status.waiting === 0) return status;
      if (status.reasons.length > 0) return `it reports "${status.reasons.join(', ')}"`;
    }
    return 'the page was not out in time';
  }

  return {
    config,
    language: 'zpl',
    check: () =>
      converse(address, async (line) => {
        const status = await askStatus(line);
        if (!status) throw silent();
        return status.reasons;
      }),
    print: (bitmap, order) =>
      converse(address, async (line) => {
        const before = await askStatus(line);
        if (!before) throw silent();
        const [fault] = before.reasons;
        if (fault) throw new Refusal(fault as ChannelErrorCode, `The printer ${where} reports "${fault}".`);
        if (before.waiting > 0)
          throw new Refusal('timeout', `The printer ${where} prints for somebody else.`);
        line.write(encodeZplPage(bitmap, order.cut));
        const after = await awaitPrinted(line);
        if (typeof after !== 'string') return after.reasons;
        line.write(ZPL_CLEAR);
        throw new Refusal(
          'unknown_outcome',
          `The printer ${where} did not print the page for sure: ${after}.`,
        );
      }),
  };
}
