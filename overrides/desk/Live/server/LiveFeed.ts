/**
 * Follows the outbox while screens listen, and tells each contract's room what was committed. Every server process
 * reads for its own sockets, so several of them on one database need nothing between them.
 */
import type { Namespace, Socket } from 'socket.io';
import type { CaughtUp, LiveEvents, LiveRequests } from '../../../../schema/live.ts';
import { type Caller, type Database, type Host, readContract } from '../../../../server/kit.ts';
import { describeChanges, type OutboxRow, type Position, readSequence, writeSequence } from '../model.ts';
import { readEnd, readMissed, readOnwards } from './readOutbox.ts';

/** Rows read in one turn. */
const BATCH = 1000;
/** Missed changes that are told one by one; beyond, the screen reads everything again. */
const MOST_MISSED = 500;
/** How long after its token's end a socket may live on, ms. */
export const TOKEN_CHECK = 60_000;

type LiveSocket = Socket<LiveRequests, LiveEvents>;

export interface LiveParts {
  readonly database: Database;
  readonly collections: ReadonlyMap<string, string>;
  readonly authenticateToken: Host['authenticateToken'];
}

const roomOf = (contract: number) => `contract ${contract}`;

export class LiveFeed {
  readonly #parts: LiveParts;
  readonly #namespace: Namespace<LiveRequests, LiveEvents>;
  #position: Position | undefined;
  #turning: Promise<void> | undefined;

  constructor(parts: LiveParts, namespace: Namespace<LiveRequests, LiveEvents>) {
    this.#parts = parts;
    this.#namespace = namespace;
    namespace.use((socket, next) => {
      this.#admit(socket).then(
        () => next(),
        () => next(new Error('unauthorized')),
      );
    });
    namespace.on('connection', (socket) => void this.#welcome(socket));
  }

  async #admit(socket: LiveSocket): Promise<void> {
    const { accessToken, contract } = socket.handshake.query;
    const token = readToken(accessToken);
    const caller: Caller = await this.#parts.authenticateToken(token);
    socket.data.token = token;
    socket.data.contract = readContract(caller, [contract]);
  }

  async #welcome(socket: LiveSocket): Promise<void> {
    const { contract } = socket.data as { readonly contract: number };
    socket.on('since', (request, reply) => {
      if (typeof reply !== 'function') return;
      this.#catchUp(contract, request?.sequence).then(reply, () => socket.disconnect(true));
    });
    const position = this.#position ?? (await readEnd(this.#parts.database));
    this.#position ??= position;
    await socket.join(roomOf(contract));
    socket.emit('ready', { sequence: writeSequence(position) });
  }

  async #catchUp(contract: number, sequence: unknown): Promise<CaughtUp> {
    const after = readSequence(sequence);
    const end = this.#position ?? (await readEnd(this.#parts.database));
    if (!after) return { changes: [], sequence: writeSequence(end), reset: true };
    const rows = await readMissed(this.#parts.database, { contract, after, most: MOST_MISSED + 1 });
    if (rows.length > MOST_MISSED) return { changes: [], sequence: writeSequence(end), reset: true };
    const last = rows.at(-1);
    const changes = describeChanges(rows, this.#parts.collections);
    return { changes, sequence: last ? writeSequence(last) : writeSequence(after) };
  }

  /** One turn: what was committed since the last one is told. A turn that takes long is not overtaken by the next. */
  turn(): Promise<void> {
    this.#turning ??= this.#readOn().finally(() => {
      this.#turning = undefined;
    });
    return this.#turning;
  }

  async #readOn(): Promise<void> {
    // Nobody listening, nothing is asked.
    if (this.#namespace.sockets.size === 0) {
      this.#position = undefined;
      return;
    }
    const after = this.#position;
    if (!after) return;
    const rows = await readOnwards(this.#parts.database, after, BATCH);
    const last = rows.at(-1);
    if (!last) return;
    this.#position = last;
    for (const [contract, own] of groupByContract(rows))
      for (const change of describeChanges(own, this.#parts.collections))
        this.#namespace.to(roomOf(contract)).emit('change', change);
  }

  /** A socket lives no longer than its token: who holds a fresh one comes back with it. */
  async dropExpired(): Promise<void> {
    for (const socket of this.#namespace.sockets.values())
      await this.#parts.authenticateToken(String(socket.data.token)).catch(() => socket.disconnect(true));
  }
}

function groupByContract(rows: readonly OutboxRow[]): ReadonlyMap<number, readonly OutboxRow[]> {
  return Map.groupBy(rows, ({ contract }) => contract);
}

/** As the channel's parties send it: the token itself, or the JSON of an object with an access_token. */
function readToken(given: unknown): string {
  const text = String(given ?? '');
  if (!text.startsWith('{')) return text;
  try {
    return String((JSON.parse(text) as { readonly access_token?: unknown }).access_token ?? '');
  } catch {
    return '';
  }
}
