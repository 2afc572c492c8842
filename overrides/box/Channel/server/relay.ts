/**
 * The relay: passes messages from desks to boxes and acknowledgements back. It lets in who may, checks the contract on
 * every message, and parses no document.
 */
import type { Namespace, Socket } from 'socket.io';
import { TERMINAL_OUTCOME, type TerminalOutcome } from '../../../../schema/channel/terminal.ts';
import {
  type ChannelErrorCode,
  type ChannelRefusal,
  DEVICE_MESSAGES,
  LIST_PRINTERS,
  PING_INTERVAL,
  SETUP_MESSAGES,
} from '../../../../schema/channel.ts';
import { actorOf, type Host, isUnavailable } from '../../../../server/kit.ts';
import { MEMBER_CHECK } from '../../../accounts/Policy/server/findGone.ts';
import { socketToken } from '../../../accounts/SignIn/server/socketToken.ts';
import { CHANNEL_POLICIES, DEVICE_POLICIES, isDeviceMessage } from '../model.ts';
import { attempt } from './attempt.ts';
import { Boxes, type BoxesHost, type ConnectedBox, requestBox } from './Boxes.ts';
import { type BoxKey, isBoxOf } from './deviceStates.ts';
import { ofJob, partyQuery, startTransaction, toBox } from './messages.ts';
import { Parties, type PartiesHost, type Party } from './Parties.ts';
import { NO_KEEPER, type TerminalKeeper } from './terminals.ts';

/** Messages a desk may send on, by the name the box knows them under. */
const ACKNOWLEDGED = new Set<string>([
  'print',
  'listPrinters',
  'listJobs',
  'readPage',
  'openCashdrawer',
  ...DEVICE_MESSAGES,
  ...SETUP_MESSAGES,
]);

const FORWARDED = new Set(['apply', 'clearJobs']);

const refuse = (code: ChannelErrorCode, error: string): ChannelRefusal => ({ error, code });

export type RelayHost = PartiesHost & Omit<BoxesHost, 'keepPayment'> & Pick<Host, 'every' | 'metrics'>;

const START = 'startPaymentTerminalTransaction';

export class Relay {
  readonly #host: RelayHost;
  readonly #boxes: Boxes;
  readonly #parties: Parties;
  /** Desks that started a card payment, by its name: its outcome goes to them. */
  readonly #payers = new Map<string, Socket>();
  #keeper = NO_KEEPER;

  constructor(host: RelayHost, namespace: Namespace) {
    this.#host = host;
    this.#boxes = new Boxes({ ...host, keepPayment: (key, outcome) => this.#keepPayment(key, outcome) });
    this.#parties = new Parties(host);
    host.metrics.gauge({
      name: 'boxes_online',
      help: 'Boxes connected to this server.',
      labels: [],
      read: () => [{ labels: {}, value: this.#boxes.count }],
    });
    namespace.use((socket, next) => {
      this.#admit(socket).then(
        () => next(),
        (error: unknown) => next(new Error(isUnavailable(error) ? 'unavailable' : 'unauthorized')),
      );
    });
    namespace.on('connection', (socket) => void this.#receive(socket));
    host.every(PING_INTERVAL, 'channel ping', () => this.ping());
    host.every(MEMBER_CHECK, 'channel members', () => this.#parties.keepMembers());
  }

  async #admit(socket: Socket): Promise<void> {
    const { data: query } = partyQuery.safeParse(socket.handshake.query);
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
    if (party.query.type === 'box')
      this.#boxes.add(socket, { contract: party.contract, boxId: party.query.id });
    else
      socket.onAny((event: string, ...given: unknown[]) => {
        void attempt(this.#host.log, event, () =>
          event === START ? this.#start(socket, party, given) : this.#relay(party, event, given),
        );
      });
  }

  async #renew(socket: Socket, party: Party, given: unknown): Promise<void> {
    try {
      const token = socketToken.parse(given);
      const caller = await this.#host.authenticateToken(token);
      if (!caller.contracts.includes(party.contract)) throw new Error('unauthorized');
      party.caller = caller;
      party.token = token;
    } catch (error) {
      // The token before it holds for as long as it did.
      if (!isUnavailable(error)) socket.disconnect(true);
    }
  }

  async #relay(party: Party, event: string, given: unknown[]): Promise<void> {
    const last = given.at(-1);
    const acknowledge = typeof last === 'function' ? (last as (reply: unknown) => void) : () => {};
    const message = given[0];
    const name = LIST_PRINTERS.test(event) ? 'listPrinters' : event;
    if (FORWARDED.has(name)) return void (await this.forward(party, name, message));
    if (ACKNOWLEDGED.has(name)) acknowledge(await this.ask(party, name, message));
  }

  /** Whoever reserves card payments and keeps what became of them. */
  serveTerminals(keeper: TerminalKeeper): void {
    this.#keeper = keeper;
  }

  /** A desk's own message starts what the server has reserved, and nothing else; it has no reply. */
  async #start(socket: Socket, party: Party, given: readonly unknown[]): Promise<void> {
    const { data: named } = startTransaction.safeParse(given);
    if (!named) return;
    const box = await this.#find(party, START, named);
    const reserved = 'error' in box ? undefined : await this.#keeper.findReserved(party.contract, named);
    if (!reserved || 'error' in box) return;
    this.#payers.set(named.transactionId, socket);
    socket.once('disconnect', () => this.#payers.delete(named.transactionId));
    await requestBox(box, START, reserved);
  }

  async #keepPayment(key: BoxKey, outcome: TerminalOutcome): Promise<boolean> {
    const isKept = await this.#keeper.keep(key, outcome);
    if (isKept) {
      this.#payers.get(outcome.transactionId)?.emit(TERMINAL_OUTCOME, outcome);
      this.#payers.delete(outcome.transactionId);
    }
    return isKept;
  }

  /** What the server itself asks of a box, on its own account. */
  async askBox(key: BoxKey, name: string, message: object): Promise<unknown> {
    const box = this.#boxes.find(key);
    if (!box) return refuse('box_offline', `The box "${key.boxId}" is not connected.`);
    return requestBox(box, name, message).catch((error: unknown) =>
      refuse('timeout', error instanceof Error ? error.message : String(error)),
    );
  }

  async #find(
    party: Pick<Party, 'contract' | 'token'>,
    name: string,
    message: unknown,
  ): Promise<ConnectedBox | ChannelRefusal> {
    try {
      await this.#parties.require(party, isDeviceMessage(name) ? DEVICE_POLICIES : CHANNEL_POLICIES);
    } catch (error) {
      if (isUnavailable(error)) return refuse('timeout', 'The database does not answer.');
      return refuse(
        'unauthorized',
        'The access token is not valid any more, or its person may not send this message.',
      );
    }
    const { data: named } = toBox.safeParse(message);
    if (!named) return refuse('invalid_message', 'The message names no box.');
    const { boxId } = named;
    const key = { contract: party.contract, boxId };
    const box = this.#boxes.find(key);
    if (box) return box;
    // A box of another contract and one that is not there cannot be distinguished.
    const isOwn = await isBoxOf(this.#host.database, key).catch((error: unknown) => {
      // What it is, nobody can find out now; it is not connected.
      if (isUnavailable(error)) return true;
      throw error;
    });
    if (!isOwn) return refuse('unauthorized', `The box "${boxId}" is not one of yours.`);
    return refuse('box_offline', `The box "${boxId}" is not connected.`);
  }

  /** Passes a message on to a box of the party's contract and gives its acknowledgement. */
  async ask(
    party: Pick<Party, 'contract' | 'token' | 'caller'>,
    name: string,
    message: unknown,
  ): Promise<unknown> {
    const box = await this.#find(party, name, message);
    if ('error' in box) return box;
    const { data: job } = ofJob.safeParse(message);
    if (job) box.senders.set(job.desk_settings.jobKey, actorOf(party.caller));
    try {
      return await requestBox(box, name, message);
    } catch (error) {
      const timedOut = error instanceof Error && error.message === 'operation has timed out';
      const text = timedOut ? 'operation has timed out' : 'socket has been disconnected';
      if (name === 'print') return refuse('unknown_outcome', text);
      return timedOut ? refuse('timeout', text) : refuse('box_offline', text);
    }
  }

  /** The same for a message without an acknowledgement; a refusal is dropped, as nobody waits for it. */
  async forward(party: Pick<Party, 'contract' | 'token'>, name: string, message: unknown): Promise<void> {
    const box = await this.#find(party, name, message);
    if (!('error' in box)) box.socket.emit(name, message);
  }

  /** Boxes that missed two pings are let go; parties whose token ended have to come again. */
  async ping(): Promise<void> {
    this.#boxes.ping();
    await this.#parties.recheckTokens();
  }
}
