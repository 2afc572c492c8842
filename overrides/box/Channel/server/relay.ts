/**
 * The relay: passes messages from desks to boxes and acknowledgements back. It checks the contract on every message,
 * keeps each box's DeviceState, has counted what came out of printers, and parses no document.
 */
import type { Namespace, Socket } from 'socket.io';
import {
  type BoxState,
  type ChannelErrorCode,
  type ChannelRefusal,
  DEADLINES,
  LIST_PRINTERS,
  type OutcomeReport,
  PING_INTERVAL,
  type RelayMessages,
} from '../../../../schema/channel.ts';
import { actorOf, type Host } from '../../../../server/kit.ts';
import { MEMBER_CHECK } from '../../../accounts/Policy/server/findGone.ts';
import { countPrints } from '../../../tickets/Ticket/server/countPrints.ts';
import { isPartyId, readAccessToken, readPartyQuery } from '../model.ts';
import { type BoxKey, isBoxOf, keepBox, writeHeartbeat, writeOffline, writeState } from './deviceStates.ts';
import { Parties, type PartiesHost, type Party } from './Parties.ts';

/** Messages a desk may send on, by the name the box knows them under. */
const ACKNOWLEDGED = new Set(['print', 'listJobs', 'readPage', 'openCashdrawer']);

const FORWARDED = new Set(['clearJobs']);

interface ConnectedBox extends BoxKey {
  readonly socket: Socket;
  state: BoxState | undefined;
  /** Pings without a pong since. */
  missed: number;
  /** Whoever sent a job, by its key: the actor of what is counted. */
  readonly senders: Map<string, string>;
}

const nameOf = ({ contract, boxId }: BoxKey) => `${contract}/${boxId}`;

const refuse = (code: ChannelErrorCode, error: string): ChannelRefusal => ({ error, code });

export type RelayHost = PartiesHost &
  Pick<Host, 'every'> & {
    readonly log: { warn(details: object, message: string): void };
  };

export class Relay {
  readonly #host: RelayHost;
  readonly #boxes = new Map<string, ConnectedBox>();
  /** Jobs counted by this process: a report told twice counts once. */
  readonly #counted = new Set<string>();
  readonly #parties: Parties;

  constructor(host: RelayHost, namespace: Namespace) {
    this.#host = host;
    this.#parties = new Parties(host);
    namespace.use((socket, next) => {
      this.#admit(socket).then(
        () => next(),
        () => next(new Error('unauthorized')),
      );
    });
    namespace.on('connection', (socket) => void this.#receive(socket));
    host.every(PING_INTERVAL, 'channel ping', () => this.ping());
    host.every(MEMBER_CHECK, 'channel members', () => this.#parties.keepMembers());
  }

  async #admit(socket: Socket): Promise<void> {
    const query = readPartyQuery(socket.handshake.query);
    if (!query) throw new Error('unauthorized');
    const caller = await this.#host.authenticateToken(query.accessToken);
    const contract =
      query.contract ?? caller.contract ?? (caller.contracts.length === 1 ? caller.contracts[0] : undefined);
    if (contract === undefined || !caller.contracts.includes(contract)) throw new Error('unauthorized');
    await this.#parties.require({ token: query.accessToken, contract, query });
    socket.data.party = { query, contract, caller, token: query.accessToken } satisfies Party;
  }

  #receive(socket: Socket): void {
    const party = socket.data.party as Party;
    this.#parties.add(socket, party);
    socket.on('updateAccessToken', (given: unknown) => void this.#renew(socket, party, given));
    if (party.query.type === 'box') this.#receiveBox(socket, party);
    else
      socket.onAny((event: string, ...given: unknown[]) => {
        // What somebody sends may be anything; it is theirs alone to fail by.
        void this.#try(event, () => this.#relay(party, event, given));
      });
  }

  async #renew(socket: Socket, party: Party, given: unknown): Promise<void> {
    try {
      const token = readAccessToken(given) ?? '';
      const caller = await this.#host.authenticateToken(token);
      if (!caller.contracts.includes(party.contract)) throw new Error('unauthorized');
      party.caller = caller;
      party.token = token;
    } catch {
      socket.disconnect(true);
    }
  }

  #receiveBox(socket: Socket, party: Party): void {
    const key = { contract: party.contract, boxId: party.query.id };
    const box: ConnectedBox = { ...key, socket, state: undefined, missed: 0, senders: new Map() };
    const former = this.#boxes.get(nameOf(key));
    this.#boxes.set(nameOf(key), box);
    if (former) {
      former.socket.emit('replaced');
      former.socket.disconnect(true);
    }
    // One write after another: a state must not overtake the row it belongs to.
    let turn = this.#try('keep', () => keepBox(this.#host.database, key));
    const inTurn = (name: string, run: () => Promise<void>) => {
      turn = turn.then(() => this.#try(name, run));
      return turn;
    };
    socket.on('state', (state: RelayMessages['state']) => {
      if (!Array.isArray(state?.printersState)) return;
      box.state = state;
      box.missed = 0;
      void inTurn('state', () => writeState(this.#host.database, key, state));
    });
    socket.on('pong', () => {
      box.missed = 0;
      void inTurn('heartbeat', () => writeHeartbeat(this.#host.database, key));
    });
    socket.on('outcome', (report: RelayMessages['outcome'], acknowledge?: (done: boolean) => void) => {
      if (typeof report?.jobKey !== 'string') return;
      void this.#try('outcome', async () => acknowledge?.(await this.#count(box, report)));
    });
    socket.on('disconnect', () => {
      if (this.#boxes.get(nameOf(key)) !== box) return;
      this.#boxes.delete(nameOf(key));
      void inTurn('offline', () => writeOffline(this.#host.database, key, box.state?.printersState ?? []));
    });
  }

  async #try(name: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#host.log.warn({ err: error, name }, 'the channel could not take a message');
    }
  }

  async #count(box: ConnectedBox, report: OutcomeReport): Promise<boolean> {
    const job = `${nameOf(box)}/${report.jobKey}`;
    if (this.#counted.has(job)) return true;
    try {
      const urls = Array.isArray(report.urlList) ? report.urlList.map(String) : [];
      const actor = box.senders.get(report.jobKey) ?? `box:${box.boxId}`;
      await countPrints(this.#host.database, { contract: box.contract, actor }, { urls, at: new Date() });
      this.#counted.add(job);
      return true;
    } catch (error) {
      this.#host.log.warn({ err: error, job }, 'printed pages could not be counted; the box tells again');
      return false;
    }
  }

  async #relay(party: Party, event: string, given: unknown[]): Promise<void> {
    const last = given.at(-1);
    const acknowledge = typeof last === 'function' ? (last as (reply: unknown) => void) : () => {};
    const message = given[0];
    const name = LIST_PRINTERS.test(event) ? 'listPrinters' : event;
    if (FORWARDED.has(name)) return void (await this.forward(party, name, message));
    if (ACKNOWLEDGED.has(name) || name === 'listPrinters') acknowledge(await this.ask(party, name, message));
  }

  async #find(
    party: Pick<Party, 'contract' | 'token'>,
    message: unknown,
  ): Promise<ConnectedBox | ChannelRefusal> {
    try {
      await this.#parties.require(party);
    } catch {
      return refuse(
        'unauthorized',
        'The access token is not valid any more, or its person may use no printer.',
      );
    }
    const { boxId } = (message ?? {}) as { readonly boxId?: unknown };
    if (!isPartyId(boxId)) return refuse('invalid_message', 'The message names no box.');
    const key = { contract: party.contract, boxId };
    const box = this.#boxes.get(nameOf(key));
    if (box) return box;
    // A box of another contract and one that is not there are told apart by nobody.
    if (!(await isBoxOf(this.#host.database, key)))
      return refuse('unauthorized', `The box "${boxId}" is not one of yours.`);
    return refuse('box_offline', `The box "${boxId}" is not connected.`);
  }

  /** Passes a message on to a box of the party's contract and gives its acknowledgement. */
  async ask(
    party: Pick<Party, 'contract' | 'token' | 'caller'>,
    name: string,
    message: unknown,
  ): Promise<unknown> {
    const box = await this.#find(party, message);
    if ('error' in box) return box;
    const jobKey = (message as { readonly desk_settings?: { readonly jobKey?: unknown } | null })
      .desk_settings?.jobKey;
    if (typeof jobKey === 'string') box.senders.set(jobKey, actorOf(party.caller));
    try {
      return await this.#await(box, name, message);
    } catch (error) {
      const timedOut = error instanceof Error && error.message === 'operation has timed out';
      const text = timedOut ? 'operation has timed out' : 'socket has been disconnected';
      if (name === 'print') return refuse('unknown_outcome', text);
      return timedOut ? refuse('timeout', text) : refuse('box_offline', text);
    }
  }

  /** Also fails as soon as the box goes: a lost line is not waited for. */
  #await(box: ConnectedBox, name: string, message: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error('socket has been disconnected'));
      box.socket.once('disconnect', gone);
      box.socket
        .timeout(DEADLINES.relay)
        .emitWithAck(name, message)
        .then(resolve, reject)
        .finally(() => box.socket.off('disconnect', gone));
    });
  }

  /** The same for a message without an acknowledgement; a refusal is dropped, as nobody waits for it. */
  async forward(party: Pick<Party, 'contract' | 'token'>, name: string, message: unknown): Promise<void> {
    const box = await this.#find(party, message);
    if (!('error' in box)) box.socket.emit(name, message);
  }

  /** Boxes that missed two pings are let go; parties whose token ended have to come again. */
  async ping(): Promise<void> {
    for (const box of this.#boxes.values()) {
      if (box.missed >= 2) box.socket.disconnect(true);
      else {
        box.missed++;
        box.socket.emit('ping');
      }
    }
    await this.#parties.keepTrue();
  }
}
