/**
 * A ZPL printer for tests: draws the graphic fields it is sent, answers its host status, and fails on a script. A page it
 * has no paper for waits in its memory and comes out when there is paper, unless it was cancelled.
 */
import { openRawPort } from './rawPort.ts';
import type { Fault, Page, VirtualRawPrinter } from './virtualRawPrinter.ts';

/** Reads one label. Throws at a command no page of ours has. */
export function parseLabel(label: string): Page {
  const commands = label.match(/\^[A-Z][A-Z0-9][^^]*/g) ?? [];
  let page: Page | undefined;
  let width = 0;
  let height = 0;
  let cut = false;
  for (const command of commands) {
    const name = command.slice(1, 3);
    const value = command.slice(3);
    if (name === 'PW') width = Number(value);
    else if (name === 'LL') height = Number(value);
    else if (name === 'MM') cut = value === 'C';
    else if (name === 'GF') {
      const [format, , , perRow, hex = ''] = value.split(',');
      if (format !== 'A') throw new Error(`No graphic field of format "${format}".`);
      const bytes = Buffer.from(hex, 'hex');
      const row = Number(perRow);
      const dots = Uint8Array.from(
        { length: width * height },
        (_, dot) =>
          ((bytes[Math.floor(dot / width) * row + ((dot % width) >> 3)] ?? 0) >> (7 - ((dot % width) & 7))) &
          1,
      );
      page = { width, height, dots, cut, slice: height };
    } else if (!['XA', 'CI', 'JZ', 'FO', 'FS', 'PQ', 'XZ'].includes(name))
      throw new Error(`Unknown command "${command}".`);
  }
  if (!page) throw new Error('A label without a graphic.');
  return page;
}

export async function startVirtualZplPrinter(fault: Fault = {}): Promise<VirtualRawPrinter> {
  const pages: Page[] = [];
  let held: Page | undefined;
  let printing = 0;
  let current = fault;

  const isEmpty = () => held !== undefined || pages.length >= (current.paperFor ?? Number.POSITIVE_INFINITY);
  const describeStatus = () => {
    const flag = (is: unknown) => (is ? '1' : '0');
    const waiting = printing + (held ? 1 : 0);
    return [
      `030,${flag(isEmpty())},${flag(current.xOffMs)},1245,${String(waiting).padStart(3, '0')},0,0,0,000,0,0,0`,
      `000,0,${flag(current.coverOpen)},0,0,2,4,0,00000000,1,000`,
      '1234,0',
    ]
      .map((line) => `\x02${line}\x03\r\n`)
      .join('');
  };
  const print = (page: Page) => {
    if (current.paperEndsAtPage === pages.length + 1 || isEmpty()) {
      held = page;
      return;
    }
    printing++;
    setTimeout(() => {
      printing--;
      pages.push(page);
    }, current.pageMs ?? 0);
  };

  const port = await openRawPort((socket) => {
    let unread = '';
    socket.on('data', (data: Buffer) => {
      if (current.silent) return;
      unread += data.toString('latin1');
      if (unread.includes('^XA') && current.dropAtPage === pages.length + 1)
        return void socket.resetAndDestroy();
      if (unread.includes('^XA') && current.mute) return;
      for (;;) {
        const [whole] = /^(~HS|~JA|\^XA[\s\S]*?\^XZ)/.exec(unread) ?? [];
        if (whole === undefined) return;
        unread = unread.slice(whole.length);
        if (whole === '~HS') {
          if (socket.writable) socket.write(describeStatus());
        } else if (whole === '~JA') held = undefined;
        else print(parseLabel(whole));
      }
    });
    socket.on('end', () => socket.end());
  });

  return {
    uri: port.uri,
    pages,
    pulses: 0,
    get mostConnections() {
      return port.mostConnections;
    },
    get fault() {
      return current;
    },
    /** Somebody sees to the printer: with paper in it, what it held comes out. */
    set fault(next) {
      current = next;
      if (held) pages.push(held);
      held = undefined;
    },
    stop: port.stop,
  };
}
