/**
 * An FGL printer for tests: draws what it is sent on paper as a Boca does, answers status bytes, and fails on a script. A
 * page it has no paper for stays in its memory and comes out when there is paper, unless it was cleared.
 */
import { FGL } from '../../box/printers/fglBytes.ts';
import { openRawPort } from './rawPort.ts';
import type { Fault, Page, VirtualRawPrinter } from './virtualRawPrinter.ts';

/** Dots of its paper. */
const WIDTH = 1200;
const HEIGHT = 640;

const MOST_COMMAND = 40;

export async function startVirtualFglPrinter(fault: Fault = {}): Promise<VirtualRawPrinter> {
  const pages: Page[] = [];
  let dots = new Uint8Array(WIDTH * HEIGHT);
  let held: Page | undefined;
  let current = fault;

  const hasPaper = () => pages.length < (current.paperFor ?? Number.POSITIVE_INFINITY);
  const takePage = (cut: boolean): Page => {
    const page = { width: WIDTH, height: HEIGHT, dots, cut, slice: 8 };
    dots = new Uint8Array(WIDTH * HEIGHT);
    return page;
  };
  const drawStrip = (at: { readonly x: number; readonly y: number }, columns: Buffer) => {
    for (const [dx, column] of columns.entries())
      for (let dy = 0; dy < 8; dy++) if (column & (0x80 >> dy)) dots[(at.y + dy) * WIDTH + at.x + dx] = 1;
  };

  const port = await openRawPort((socket) => {
    let unread = Buffer.alloc(0);
    let at = { x: 0, y: 0 };
    const report = (byte: number) => void (socket.writable && socket.write(Buffer.of(byte)));
    const print = (cut: boolean) => {
      const page = takePage(cut);
      if (current.paperEndsAtPage === pages.length + 1 || !hasPaper()) {
        held = page;
        return report(FGL.outOfPaper);
      }
      setTimeout(() => {
        pages.push(page);
        report(FGL.printed);
        if (!hasPaper()) report(FGL.outOfPaper);
      }, current.pageMs ?? 0);
    };
    const answerStatus = () => {
      if (current.xOffMs || current.coverOpen) {
        report(FGL.xOff);
        if (current.coverOpen) return;
        return void setTimeout(() => report(FGL.xOn), current.xOffMs);
      }
      if (current.jammed) return report(FGL.jam);
      report(hasPaper() ? FGL.xOn : FGL.outOfPaper);
    };
    /** @returns bytes it took; 0 while the command is not whole */
    const obey = (): number => {
      if (unread[0] !== 0x3c) throw new Error(`No command begins with 0x${unread[0]?.toString(16)}.`);
      const end = unread.subarray(0, MOST_COMMAND).indexOf('>');
      if (end < 0) return 0;
      const command = unread.subarray(1, end).toString('latin1');
      const place = /^RC(\d+),(\d+)$/.exec(command);
      const graphic = /^G(\d+)$/.exec(command);
      if (place) at = { y: Number(place[1]), x: Number(place[2]) };
      else if (graphic) {
        const whole = end + 1 + Number(graphic[1]);
        if (unread.length < whole) return 0;
        drawStrip(at, unread.subarray(end + 1, whole));
        return whole;
      } else if (command === 'CB') {
        dots = new Uint8Array(WIDTH * HEIGHT);
        held = undefined;
      } else if (command === 'S1') answerStatus();
      else if (command === 'p' || command === 'q') print(command === 'p');
      else report(FGL.illegalCommand);
      return end + 1;
    };
    socket.on('data', (data: Buffer) => {
      if (current.silent) return;
      unread = Buffer.concat([unread, data]);
      const isPage = unread.includes('<CB>');
      if (isPage && current.dropAtPage === pages.length + 1) return void socket.resetAndDestroy();
      if (isPage && current.mute) return;
      for (let taken = 1; unread.length > 0 && taken > 0; unread = unread.subarray(taken)) taken = obey();
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
