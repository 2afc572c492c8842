/**
 * A printer's raw port for languages that answer on the line they are printed by: bytes there and back, one page long.
 * The line is opened for the page and closed after it: such printers serve one at a time.
 */
import type { Socket } from 'node:net';
import { type Address, openRaw } from './rawSocket.ts';

/** How long the printer's own close is waited for. */
const CLOSE_DEADLINE = 1000;

export class Conversation {
  readonly #socket: Socket;
  #unread = Buffer.alloc(0);
  #isOver = false;
  #wake: () => void = () => {};

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data: Buffer) => {
      this.#unread = Buffer.concat([this.#unread, data]);
      this.#wake();
    });
    for (const event of ['error', 'end', 'close'])
      socket.on(event, () => {
        this.#isOver = true;
        this.#wake();
      });
  }

  /** The printer broke off. */
  get isOver(): boolean {
    return this.#isOver;
  }

  write(bytes: Uint8Array): void {
    if (!this.#isOver) this.#socket.write(bytes);
  }

  /**
   * Takes what `read` finds in the bytes that came.
   *
   * @param read gives what it found and how many bytes that took; undefined while it needs more
   * @returns undefined when the printer fell silent for `ms`, or broke off
   */
  async read<Found>(
    read: (unread: Buffer) => { readonly found: Found; readonly taken: number } | undefined,
    ms: number,
  ): Promise<Found | undefined> {
    for (const end = Date.now() + ms; ; ) {
      const step = read(this.#unread);
      if (step) {
        this.#unread = this.#unread.subarray(step.taken);
        return step.found;
      }
      const left = end - Date.now();
      if (this.#isOver || left <= 0) return undefined;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** Resolves once both sides have closed, or the printer did not in its time. */
  close(): Promise<void> {
    const socket = this.#socket;
    return new Promise((resolve) => {
      const late = setTimeout(() => socket.destroy(), CLOSE_DEADLINE);
      const done = () => {
        clearTimeout(late);
        resolve();
      };
      if (socket.closed) return done();
      socket.once('close', done);
      socket.end();
    });
  }
}

/** Throws `printer_offline` when the printer cannot be reached. */
export async function converse<Result>(
  address: Address,
  talk: (line: Conversation) => Promise<Result>,
): Promise<Result> {
  const line = new Conversation(await openRaw(address));
  try {
    return await talk(line);
  } finally {
    await line.close();
  }
}
