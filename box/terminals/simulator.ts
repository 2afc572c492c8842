/**
 * A card terminal that is none: a port that speaks Caisse-AP and takes no money. Its answers follow a scenario by the last
 * two digits of the amount, so that a seller can learn, and a test prove, what each of them does to a sale.
 */
import { createServer, type Socket } from 'node:net';
import { type Fields, readFields, renderFields } from './caisseApFields.ts';

/** The action by which the simulator repeats its last payment. */
export const LAST_ACTION = '9';

export const SCENARIOS = {
  refused: 1,
  slow: 2,
  /** Debits the card, then the line drops. */
  drops: 3,
  abandoned: 4,
  /** Debits the card, and never answers. */
  silent: 5,
} as const;

const SLOW_MS = 1500;

export interface Simulator {
  readonly uri: string;
  /** Payments it was asked for, whatever it answered. */
  readonly asked: readonly Fields[];
  /** Cards it debited: amounts in minor units. */
  readonly debited: readonly number[];
  /** From now on, lines break before a card is read. */
  turnDeaf(): void;
  stop(): Promise<void>;
}

interface Memory {
  readonly asked: Fields[];
  readonly debited: number[];
  last: Fields | undefined;
  isDeaf: boolean;
}

const ACCEPTED = { AE: '10', CC: '00B', CI: '2', AI: 'A0000000421010' };

function debit(memory: Memory, asked: Fields): Fields {
  memory.debited.push(Number(asked.CB));
  const AC = String(100_000 + memory.debited.length);
  memory.last = { ...asked, ...ACCEPTED, AC, AA: '497010######4242' };
  return memory.last;
}

/** @returns what it answers; undefined where it stays silent, or has no line any more */
function answer(socket: Socket, memory: Memory, asked: Fields): Fields | undefined {
  if (asked.CD === LAST_ACTION) return memory.last ?? { ...asked, AE: '01', AF: '07' };
  memory.asked.push(asked);
  const scenario = Number(asked.CB) % 100;
  if (scenario === SCENARIOS.refused) return { ...asked, AE: '01', AF: '04' };
  if (scenario === SCENARIOS.abandoned) return { ...asked, AE: '01', AF: '06' };
  const accepted = memory.isDeaf ? undefined : debit(memory, asked);
  if (memory.isDeaf || scenario === SCENARIOS.drops) socket.destroy();
  return scenario === SCENARIOS.silent ? undefined : accepted;
}

function serve(socket: Socket, memory: Memory, asked: Fields): void {
  const fields = answer(socket, memory, asked);
  if (!fields || socket.destroyed) return;
  const isSlow = fields.AE === '10' && Number(fields.CB) % 100 === SCENARIOS.slow;
  setTimeout(() => socket.end(renderFields(fields), 'ascii'), isSlow ? SLOW_MS : 0);
}

export async function startSimulator(): Promise<Simulator> {
  const memory: Memory = { asked: [], debited: [], last: undefined, isDeaf: false };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let text = '';
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => void sockets.delete(socket));
    socket.on('data', (data) => {
      text += data.toString('latin1');
      const asked = readFields(text);
      if (asked?.CE) serve(socket, memory, asked);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The simulated terminal has no port.');
  return {
    uri: `tcp://127.0.0.1:${address.port}`,
    asked: memory.asked,
    debited: memory.debited,
    turnDeaf() {
      memory.isDeaf = true;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
