/** The boxes that are connected: what they report of themselves is kept, and what they printed is counted. */
import { setTimeout } from 'node:timers/promises';
import type { Socket } from 'socket.io';
import type * as z from 'zod';
import type { Measure } from '../../../../schema/channel/device.ts';
import { TERMINAL_OUTCOME, type TerminalOutcome } from '../../../../schema/channel/terminal.ts';
import { type BoxState, DEADLINES } from '../../../../schema/channel.ts';
import { type Database, type Host, isUnavailable } from '../../../../server/kit.ts';
import { countPrints } from '../../../tickets/Ticket/server/countPrints.ts';
import { attempt, type ChannelLog } from './attempt.ts';
import { type BoxKey, storeBox, writeHeartbeat, writeOffline, writeState } from './deviceStates.ts';
import { boxState, measure, outcome, terminalOutcome } from './messages.ts';

export interface ConnectedBox extends BoxKey {
  readonly socket: Socket;
  state: BoxState | undefined;
  /** Pings without a pong since. */
  missed: number;
  /** Whoever sent a job, by its key: the actor of what is counted. */
  readonly senders: Map<string, string>;
}

export interface BoxesHost {
  readonly database: Database;
  readonly transaction: Host['transaction'];
  readonly log: ChannelLog;
  /** Keeps what became of a card payment. @returns false where the box is to report it again */
  keepPayment(key: BoxKey, outcome: TerminalOutcome): Promise<boolean>;
}

/** Between two tries to write while the database is away. */
const AGAIN_MS = 1000;

const nameOf = ({ contract, boxId }: BoxKey) => `${contract}/${boxId}`;

export class Boxes {
  readonly #host: BoxesHost;
  readonly #boxes = new Map<string, ConnectedBox>();
  /** Jobs counted by this process: a report sent twice counts once. */
  readonly #counted = new Set<string>();

  constructor(host: BoxesHost) {
    this.#host = host;
  }

  get count(): number {
    return this.#boxes.size;
  }

  find(key: BoxKey): ConnectedBox | undefined {
    return this.#boxes.get(nameOf(key));
  }

  /** Takes the place of a box of the same name, which is notified. */
  add(socket: Socket, key: BoxKey): void {
    const box: ConnectedBox = { ...key, socket, state: undefined, missed: 0, senders: new Map() };
    const former = this.find(key);
    this.#boxes.set(nameOf(key), box);
    if (former) {
      former.socket.emit('replaced');
      former.socket.disconnect(true);
    }
    this.#listen(box, key);
  }

  #listen(box: ConnectedBox, key: BoxKey): void {
    const { database, transaction, log } = this.#host;
    const { socket } = box;
    // One write after another: a state must not overtake the row it belongs to.
    let turn = attempt(log, 'keep', () => onceAvailable(() => storeBox(transaction, key)));
    const inTurn = (name: string, run: () => Promise<void>) => {
      turn = turn.then(() => attempt(log, name, () => onceAvailable(run)));
    };
    socket.on('state', (given: unknown) => {
      const { data: state } = boxState.safeParse(given);
      if (!state) return;
      box.state = state;
      box.missed = 0;
      inTurn('state', () => writeState(database, key, state));
    });
    socket.on('pong', () => {
      box.missed = 0;
      inTurn('heartbeat', () => writeHeartbeat(database, key));
    });
    socket.on('outcome', (given: unknown, acknowledge?: (done: boolean) => void) => {
      const { data: report } = outcome.safeParse(given);
      if (!report) return;
      void attempt(log, 'outcome', async () => acknowledge?.(await this.#count(box, report)));
    });
    socket.on(TERMINAL_OUTCOME, (given: unknown, acknowledge?: (done: boolean) => void) => {
      const { data: report } = terminalOutcome.safeParse(given);
      if (!report) return;
      void attempt(log, TERMINAL_OUTCOME, async () =>
        acknowledge?.(await this.#host.keepPayment(key, report)),
      );
    });
    socket.on('measure', (given: unknown, acknowledge?: (answer: Measure) => void) => {
      const { data: asked } = measure.safeParse(given);
      if (!asked || typeof acknowledge !== 'function') return;
      const data = new Uint8Array(asked.want);
      acknowledge({ now: Date.now(), address: socket.handshake.address, data });
    });
    socket.on('disconnect', () => {
      if (this.find(key) !== box) return;
      this.#boxes.delete(nameOf(key));
      const { printersState = [], terminalsState = [] } = box.state ?? {};
      inTurn('offline', () => writeOffline(database, key, { printersState, terminalsState }));
    });
  }

  async #count(box: ConnectedBox, report: z.output<typeof outcome>): Promise<boolean> {
    const job = `${nameOf(box)}/${report.jobKey}`;
    if (this.#counted.has(job)) return true;
    try {
      const actor = box.senders.get(report.jobKey) ?? `box:${box.boxId}`;
      await countPrints(
        this.#host.transaction,
        { contract: box.contract, actor },
        { urls: report.urlList, at: new Date() },
      );
      this.#counted.add(job);
      return true;
    } catch (error) {
      this.#host.log.warn(
        { err: error, job },
        'printed pages could not be counted; the box reports it again',
      );
      return false;
    }
  }

  /** Those that missed two pings are let go. */
  ping(): void {
    for (const box of this.#boxes.values()) {
      if (box.missed >= 2) box.socket.disconnect(true);
      else {
        box.missed++;
        box.socket.emit('ping');
      }
    }
  }
}

/** What a box reported is still so when the database is back. */
async function onceAvailable(write: () => Promise<void>): Promise<void> {
  for (;;)
    try {
      return await write();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await setTimeout(AGAIN_MS, undefined, { ref: false });
    }
}

/** @returns the box's acknowledgement. Also fails as soon as the box goes: a lost line is not waited for. */
export function requestBox({ socket }: ConnectedBox, name: string, message: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('socket has been disconnected'));
    socket.once('disconnect', gone);
    socket
      .timeout(DEADLINES.relay)
      .emitWithAck(name, message)
      .then(resolve, reject)
      .finally(() => socket.off('disconnect', gone));
  });
}
