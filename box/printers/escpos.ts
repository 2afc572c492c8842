/**
 * An ESC/POS printer on its raw port. Its state is asked on a short connection before each page and after it: a page
 * is held to be out when the printer took all of it and reports no fault that stops a page.
 */
import type { ChannelErrorCode } from '../../schema/channel.ts';
import type { PrinterConfig } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { DRAWER_PULSE, encodePage, readStatus, STATUS_QUESTIONS } from './escposBytes.ts';
import type { Printer } from './printer.ts';
import { exchangeRaw, readRawAddress, sendRaw } from './rawSocket.ts';

const STATUS_DEADLINE = 2000;

export function createEscposPrinter(config: PrinterConfig): Printer {
  const address = readRawAddress(config.uri);
  const where = `${config.name} at ${address.host}:${address.port}`;

  async function check(): Promise<readonly string[]> {
    const answers = await exchangeRaw(address, STATUS_QUESTIONS, STATUS_DEADLINE);
    if (answers.length === STATUS_QUESTIONS.length) return readStatus(answers);
    throw new Refusal('printer_offline', `The printer ${where} does not report its state.`);
  }

  async function checkReady(): Promise<readonly string[]> {
    const reasons = await check();
    const [fault] = reasons.filter((reason) => reason !== 'low_paper');
    if (fault) throw new Refusal(fault as ChannelErrorCode, `The printer ${where} reports "${fault}".`);
    return reasons;
  }

  return {
    config,
    language: 'escpos',
    check,
    async print(bitmap, order) {
      await checkReady();
      await sendRaw(address, encodePage(bitmap, order.cut));
      // A fault found now concerns the next page: this one was taken whole. A silent printer is worth a warning.
      return await check().catch(() => ['status_unknown']);
    },
    async openDrawer() {
      await sendRaw(address, DRAWER_PULSE);
    },
  };
}
