/**
 * Follows the outbox, and sends each contract's room what was committed, to everybody what they may read. Every server process
 * does so for its own sockets, so several of them on one database need nothing between them: no adapter that would pass
 * messages on, of which a process that starts or dies misses some, and the outbox none.
 */
import type { Namespace, Server, Socket } from 'socket.io';
import * as z from 'zod';
import {
  type CaughtUp,
  LIVE_SWITCHED_OFF,
  LIVE_UNAUTHORIZED,
  type LiveEvents,
  type LiveRequests,
} from '../../../../schema/live.ts';
import {
  type Caller,
  type Change,
  type Database,
  type Host,
  isUnavailable,
  type OutboxPosition,
  readContract,
  type Sight,
} from '../../../../server/kit.ts';
import { findGone } from '../../../accounts/Policy/server/findGone.ts';
import { forgetRights } from '../../../accounts/Policy/server/readRights.ts';
import { socketToken } from '../../../accounts/SignIn/server/socketToken.ts';
import { describeChanges, readSequence, writeSequence } from '../model.ts';
import { readMissed } from './readMissed.ts';

/** Missed changes that are sent one by one; beyond, the screen reads everything again. */
const MOST_MISSED = 500;
/** How long after its token's end a socket may live on, and rights may be unasked, ms. */
export const TOKEN_CHECK = 60_000;

/** Entities that rights and features are made of: whoever changes one may change what somebody receives. */
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
  /** Where the outbox was read to, between two turns. */
  readPosition(): Promise<OutboxPosition>;
  /** Whether the organiser has the feature on. */
  isOn(contract: number): Promise<boolean>;
}

/** The organiser has live updates off; who learns this does not come back by itself. */
class SwitchedOff extends Error {}

/** Who is not let in for want of the database is not refused: they come again. */
function refusalOf(error: unknown): Error {
  if (error instanceof SwitchedOff) return error;
  return new Error(isUnavailable(error) ? 'unavailable' : LIVE_UNAUTHORIZED);
}

/** Where a screen that was cut off stands. */
const since = z.object({ sequence: z.string() });

const roomOf = (contract: number) => `contract ${contract}`;

export class LiveFeed {
  readonly #parts: LiveParts;
  readonly #namespace: LiveNamespace;

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
    const token = socketToken.parse(auth.accessToken ?? accessToken);
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
      const { data: from } = since.safeParse(request);
      this.#catchUp(socket, from?.sequence).then(reply, () => socket.disconnect(true));
    });
    const position = await this.#parts.readPosition();
    void socket.join(roomOf(socket.data.contract));
    socket.emit('ready', { sequence: writeSequence(position) });
  }

  async #catchUp({ data }: LiveSocket, sequence: string | undefined): Promise<CaughtUp> {
    const after = readSequence(sequence);
    const end = await this.#parts.readPosition();
    if (!after) return { changes: [], sequence: writeSequence(end), reset: true };
    const { contract } = data;
    const rows = await readMissed(this.#parts.database, { contract, after, most: MOST_MISSED + 1 });
    if (rows.length > MOST_MISSED) return { changes: [], sequence: writeSequence(end), reset: true };
    const last = rows.at(-1);
    const seen = await this.#parts.sight().filterByCaller({ contract, rows, callers: [data.caller] });
    const changes = describeChanges(seen.get(data.caller) ?? [], this.#parts.collections);
    return { changes, sequence: last ? writeSequence(last) : writeSequence(after) };
  }

  /** What was committed in all contracts. */
  async publish(changes: readonly Change[]): Promise<void> {
    // Nobody listening, nothing is asked.
    if (this.#namespace.sockets.size === 0) return;
    const byContract = Map.groupBy(changes, ({ contract }) => contract);
    await Promise.all(
      [...byContract].map(async ([contract, own]) => {
        const sockets = this.#listSockets(contract);
        try {
          await this.#send(sockets, { contract, rows: own });
        } catch (error) {
          // They come back and ask for what they missed.
          for (const socket of sockets) socket.disconnect(true);
          throw error;
        }
      }),
    );
  }

  async #send(
    sockets: readonly LiveSocket[],
    batch: { readonly contract: number; readonly rows: readonly Change[] },
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
