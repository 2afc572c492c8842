/**
 * Follows the outbox while screens listen, and tells each contract's room what was committed, everybody what they may
 * read. Every server process reads for its own sockets, so several of them on one database need nothing between them: no
 * adapter that would pass messages on, of which a process that starts or dies misses some, and the outbox none.
 */
import type { Namespace, Server, Socket } from 'socket.io';
import {
  type CaughtUp,
  LIVE_SWITCHED_OFF,
  LIVE_UNAUTHORIZED,
  type LiveEvents,
  type LiveRequests,
} from '../../../../schema/live.ts';
import {
  type Caller,
  type Database,
  type Host,
  isUnavailable,
  readContract,
  type Sight,
} from '../../../../server/kit.ts';
import { findGone } from '../../../accounts/Policy/server/findGone.ts';
import { forgetRights } from '../../../accounts/Policy/server/readRights.ts';
import { describeChanges, type OutboxRow, type Position, readSequence, writeSequence } from '../model.ts';
import { readAge, readEnd, readMissed, readOnwards } from './readOutbox.ts';

/** Rows read in one turn. */
const BATCH = 1000;
/** Missed changes that are told one by one; beyond, the screen reads everything again. */
const MOST_MISSED = 500;
/** How long after its token's end a socket may live on, and rights may be unasked, ms. */
export const TOKEN_CHECK = 60_000;

/** Entities that rights and features are made of: whoever changes one may change what somebody is told. */
const RIGHTS: ReadonlySet<string> = new Set(['Role', 'AccountsUser', 'Contract']);

interface Listener {
  readonly token: string;
  readonly contract: number;
  /** With the rights they had when last asked. */
  caller: Caller;
}

type LiveSocket = Socket<LiveRequests, LiveEvents, Record<string, never>, Listener>;
export type LiveServer = Server<LiveRequests, LiveEvents, Record<string, never>, Listener>;
type LiveNamespace = Namespace<LiveRequests, LiveEvents, Record<string, never>, Listener>;

export interface LiveParts {
  readonly database: Database;
  readonly collections: ReadonlyMap<string, string>;
  readonly authenticateToken: Host['authenticateToken'];
  sight(): Sight;
  /** Whether the organiser has the feature on. */
  isOn(contract: number): Promise<boolean>;
}

/** The organiser has live updates off; who is told so does not come back by itself. */
class SwitchedOff extends Error {}

/** Who is not let in for want of the database is not refused: they come again. */
function refusalOf(error: unknown): Error {
  if (error instanceof SwitchedOff) return error;
  return new Error(isUnavailable(error) ? 'unavailable' : LIVE_UNAUTHORIZED);
}

const roomOf = (contract: number) => `contract ${contract}`;

export class LiveFeed {
  readonly #parts: LiveParts;
  readonly #namespace: LiveNamespace;
  #position: Position | undefined;
  #turning: Promise<void> | undefined;

  constructor(parts: LiveParts, namespace: LiveNamespace) {
    this.#parts = parts;
    this.#namespace = namespace;
    namespace.use((socket, next) => {
      this.#admit(socket).then(
        () => next(),
        (error: unknown) => next(refusalOf(error)),
      );
    });
    namespace.on('connection', (socket) => {
      this.#welcome(socket).catch(() => socket.disconnect(true));
    });
  }

  async #admit(socket: LiveSocket): Promise<void> {
    const { auth, query } = socket.handshake;
    const { accessToken, contract: named } = query;
    const token = readToken(auth.accessToken ?? accessToken);
    const signedIn = await this.#parts.authenticateToken(token);
    const contract = readContract(signedIn, [named]);
    await this.#demandOn(contract);
    const caller = await this.#parts.sight().callerIn(signedIn, contract);
    Object.assign(socket.data, { token, contract, caller });
  }

  async #demandOn(contract: number): Promise<void> {
    if (!(await this.#parts.isOn(contract))) throw new SwitchedOff(LIVE_SWITCHED_OFF);
  }

  async #welcome(socket: LiveSocket): Promise<void> {
    socket.on('since', (request, reply) => {
      if (typeof reply !== 'function') return;
      this.#catchUp(socket, request?.sequence).then(reply, () => socket.disconnect(true));
    });
    const end = await readEnd(this.#parts.database);
    // Between two turns: the one under way does not know of this socket.
    while (this.#turning) await this.#turning.catch(() => undefined);
    this.#position ??= end;
    void socket.join(roomOf(socket.data.contract));
    socket.emit('ready', { sequence: writeSequence(this.#position) });
  }

  async #catchUp({ data }: LiveSocket, sequence: unknown): Promise<CaughtUp> {
    const after = readSequence(sequence);
    const end = this.#position ?? (await readEnd(this.#parts.database));
    if (!after) return { changes: [], sequence: writeSequence(end), reset: true };
    const { contract } = data;
    const rows = await readMissed(this.#parts.database, { contract, after, most: MOST_MISSED + 1 });
    if (rows.length > MOST_MISSED) return { changes: [], sequence: writeSequence(end), reset: true };
    const last = rows.at(-1);
    const seen = await this.#parts.sight().filterByCaller({ contract, rows, callers: [data.caller] });
    const changes = describeChanges(seen.get(data.caller) ?? [], this.#parts.collections);
    return { changes, sequence: last ? writeSequence(last) : writeSequence(after) };
  }

  /** One turn: what was committed since the last one is told. A turn that takes long is not overtaken by the next. */
  turn(): Promise<void> {
    this.#turning ??= this.#readOn().finally(() => {
      this.#turning = undefined;
    });
    return this.#turning;
  }

  /** Seconds since the oldest change that is still to be told here. */
  async readLag(): Promise<number> {
    return this.#position ? readAge(this.#parts.database, this.#position) : 0;
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
    await Promise.all(
      [...groupByContract(rows)].map(async ([contract, own]) => {
        const sockets = this.#listSockets(contract);
        try {
          await this.#tell(sockets, { contract, rows: own });
        } catch (error) {
          // They come back and ask for what they missed.
          for (const socket of sockets) socket.disconnect(true);
          throw error;
        }
      }),
    );
  }

  async #tell(
    sockets: readonly LiveSocket[],
    batch: { readonly contract: number; readonly rows: readonly OutboxRow[] },
  ): Promise<void> {
    if (sockets.length === 0) return;
    if (batch.rows.some(({ entity }) => RIGHTS.has(entity))) {
      forgetRights();
      await Promise.all(sockets.map((socket) => this.#lookUpRights(socket)));
    }
    const byCaller = Map.groupBy(sockets, ({ data }) => data.caller);
    const seen = await this.#parts.sight().filterByCaller({ ...batch, callers: byCaller.keys() });
    for (const [caller, own] of byCaller) {
      const ids = own.map(({ id }) => id);
      for (const change of describeChanges(seen.get(caller) ?? [], this.#parts.collections))
        this.#namespace.to(ids).emit('change', change);
    }
  }

  #listSockets(contract: number): readonly LiveSocket[] {
    const ids = this.#namespace.adapter.rooms.get(roomOf(contract)) ?? [];
    return [...ids].flatMap((id) => this.#namespace.sockets.get(id) ?? []);
  }

  /** A socket lives no longer than its token: who holds a fresh one comes back with it. */
  async #lookUpRights(socket: LiveSocket): Promise<void> {
    const { token, contract, caller: before } = socket.data;
    try {
      const signedIn = await this.#parts.authenticateToken(token);
      await this.#demandOn(contract);
      const caller = await this.#parts.sight().callerIn(signedIn, contract);
      socket.data.caller = caller;
      if (caller.rights?.signature !== before.rights?.signature) socket.emit('rights');
    } catch (error) {
      // The token is asked again at the next turn.
      if (!isUnavailable(error)) socket.disconnect(true);
    }
  }

  /** One statement for everybody who listens. */
  async keepMembers(): Promise<void> {
    const sockets = [...this.#namespace.sockets.values()];
    if (sockets.length === 0) return;
    const isGone = await findGone(
      this.#parts.database,
      sockets.map(({ data }) => data),
    );
    const gone = sockets.filter(({ data }) => isGone(data));
    if (gone.length === 0) return;
    forgetRights();
    await Promise.all(gone.map((socket) => this.#lookUpRights(socket)));
  }

  async recheckTokens(): Promise<void> {
    for (const socket of this.#namespace.sockets.values()) await this.#lookUpRights(socket);
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
