/**
 * One conversation with a printer's raw port: connect within 5 s, write, half-close, wait for its close. The line is
 * never kept open: such printers serve one at a time.
 */
import { connect, type Socket } from 'node:net';
import { Refusal } from '../refusal.ts';

const CONNECT_DEADLINE = 5000;

/** A page takes a printer a second or two; it closes when its buffer has taken all. */
const CLOSE_DEADLINE = 15_000;

const PORT = 9100;

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** @param uri `tcp://host:port` */
export function readRawAddress(uri: string): Address {
  const { hostname, port } = new URL(uri);
  return { host: hostname, port: Number(port || PORT) };
}

/** Throws `printer_offline` when the printer cannot be reached. */
export function openRaw({ host, port }: Address): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, allowHalfOpen: true });
    const fail = (reason: string) => {
      socket.destroy();
      reject(new Refusal('printer_offline', `The printer at ${host}:${port} cannot be reached: ${reason}.`));
    };
    const late = setTimeout(() => fail(`no answer in ${CONNECT_DEADLINE / 1000} s`), CONNECT_DEADLINE);
    socket.once('error', (error) => {
      clearTimeout(late);
      fail(error.message);
    });
    socket.once('connect', () => {
      clearTimeout(late);
      socket.removeAllListeners('error');
      resolve(socket);
    });
  });
}

/** Sends a whole job. Throws `printer_offline` when nothing was sent, `unknown_outcome` when some of it was. */
export async function sendRaw(address: Address, bytes: Uint8Array): Promise<void> {
  const socket = await openRaw(address);
  await new Promise<void>((resolve, reject) => {
    let written = false;
    const fail = (reason: string) => {
      clearTimeout(late);
      socket.destroy();
      reject(new Refusal('unknown_outcome', `The printer broke off in the middle of a page: ${reason}.`));
    };
    const late = setTimeout(() => fail('it did not close'), CLOSE_DEADLINE);
    socket.on('error', (error) => fail(error.message));
    socket.on('end', () => {
      if (!written) fail('it closed before it had all');
    });
    socket.on('close', () => {
      clearTimeout(late);
      resolve();
    });
    // Read and dropped: without a reader the printer's close is never seen.
    socket.resume();
    socket.end(bytes, () => {
      written = true;
    });
  });
}

/** Asks each question on one connection and gives the byte answered to each; fewer when the printer falls silent. */
export async function exchangeRaw(
  address: Address,
  questions: readonly Uint8Array[],
  deadline: number,
): Promise<number[]> {
  const socket = await openRaw(address);
  const answers: number[] = [];
  await new Promise<void>((resolve) => {
    const late = setTimeout(() => socket.destroy(), deadline);
    // Closed by both before the next conversation: many printers take one line at a time.
    const done = () => socket.end();
    socket.on('error', () => socket.destroy());
    socket.on('end', done);
    socket.on('close', () => {
      clearTimeout(late);
      resolve();
    });
    socket.on('data', (data) => {
      answers.push(...data);
      const next = questions[answers.length];
      if (next) socket.write(next);
      else done();
    });
    const first = questions[0];
    if (first) socket.write(first);
    else done();
  });
  return answers;
}
