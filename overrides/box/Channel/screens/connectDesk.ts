/**
 * The desk's end of the box channel. Opened again from 1 s to 5 s after it breaks; on every break and before every
 * attempt a fresh token is fetched and the query made anew. Errors carry Socket.IO's own texts ('operation has timed
 * out', 'socket has been disconnected') or the reply's.
 */
import { io, type Socket } from 'socket.io-client';
import {
  CHANNEL_NAMESPACE,
  CHANNEL_PATH,
  type ChannelErrorCode,
  type ChannelRefusal,
  DEADLINES,
  type DeviceMessage,
  type ForwardedMessages,
  type ListJobsReply,
  type ListPrintersReply,
  type Printed,
  type PrintRequest,
  RECONNECTION,
  type RelayedMessages,
  type SetupMessage,
} from '../../../../schema/channel.ts';

/** A refusal of relay or box, by its code; or of the line itself, without one. */
export class ChannelError extends Error {
  readonly code: ChannelErrorCode | undefined;
  /** Pages that came out before it. */
  readonly printedPages: number;
  /** The box took the job and is done with it: its key answers this for ever. */
  readonly isSettled: boolean;

  constructor(message: string, code?: ChannelErrorCode, printedPages?: number) {
    super(message);
    this.code = code;
    this.printedPages = printedPages ?? 0;
    this.isSettled = printedPages !== undefined;
  }
}

export interface DeskOptions {
  /** Origin of the channel, e.g. `http://localhost:8080`; empty: the page's own. */
  readonly origin: string;
  /** Id of the selling device or of the user. */
  readonly id: string;
  readonly contract?: number;
  /** A token fit for use now: refreshed by its owner when it is about to end. */
  getToken(): Promise<string>;
  /** Goes into the name of the message that lists printers. */
  readonly product?: string;
  /** For tests: milliseconds until an acknowledgement is given up. */
  readonly deadline?: number;
}

type Answer<Event extends keyof RelayedMessages> = Exclude<RelayedMessages[Event]['reply'], ChannelRefusal>;

export interface DeskChannel {
  /** Throws a `ChannelError`; a repeated job key prints nothing and answers its first outcome. */
  print(request: PrintRequest): Promise<Printed>;
  listPrinters(boxId: string): Promise<ListPrintersReply>;
  listJobs(boxId: string): Promise<ListJobsReply>;
  /** Looks into the box itself, or has it do something that no printer is for. */
  askDevice<Event extends DeviceMessage | SetupMessage>(
    event: Event,
    message: RelayedMessages[Event]['request'],
  ): Promise<Answer<Event>>;
  openCashdrawer(message: ForwardedMessages['openCashdrawer']): void;
  clearJobs(message: ForwardedMessages['clearJobs']): void;
  /** How the box prints from now on. */
  apply(message: ForwardedMessages['apply']): void;
  readonly connected: boolean;
  stop(): void;
}

function keepConnected(socket: Socket, options: DeskOptions): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renew = async () => {
    const accessToken = JSON.stringify({ access_token: await options.getToken() });
    socket.io.opts.query = {
      type: 'desk',
      id: options.id,
      accessToken,
      ...(options.contract === undefined ? {} : { contract: String(options.contract) }),
    };
  };
  const renewQuietly = () => {
    if (!stopped) renew().catch(() => {});
  };
  const come = (wait: number) => {
    if (stopped || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      renew().then(
        () => {
          if (!stopped) socket.connect();
        },
        () => come(RECONNECTION.reconnectionDelayMax),
      );
    }, wait);
  };
  const { reconnectionDelay, randomizationFactor } = RECONNECTION;
  const soon = () => reconnectionDelay * (1 + (Math.random() * 2 - 1) * randomizationFactor);
  socket.on('disconnect', (reason) => {
    // Closed by the relay: Socket.IO leaves coming back to us.
    if (reason === 'io server disconnect') come(soon());
    else renewQuietly();
  });
  socket.on('connect_error', () => {
    if (socket.active) return renewQuietly();
    // The query belongs to the connection below: a refused one is not used again.
    socket.disconnect();
    come(soon());
  });
  socket.io.on('error', renewQuietly);
  socket.io.on('reconnect_attempt', renewQuietly);
  socket.on('ping', () => socket.emit('pong'));
  come(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
    socket.disconnect();
  };
}

export function connectDesk(options: DeskOptions): DeskChannel {
  const socket = io(`${options.origin}${CHANNEL_NAMESPACE}`, {
    ...RECONNECTION,
    path: CHANNEL_PATH,
    transports: ['websocket', 'polling'],
    autoConnect: false,
    forceNew: true,
    query: {},
  });
  const stop = keepConnected(socket, options);
  const { product = '', deadline = DEADLINES.desk } = options;

  async function ask<Event extends keyof RelayedMessages>(
    event: Event,
    message: RelayedMessages[Event]['request'],
  ): Promise<Answer<Event>> {
    const name = event === 'listPrinters' ? `listSingle${product}boxPrinters` : event;
    const reply = (await socket.timeout(deadline).emitWithAck(name, message)) as
      | Answer<Event>
      | ChannelRefusal;
    if (!('error' in reply)) return reply as Answer<Event>;
    const { error, code } = reply as ChannelRefusal;
    throw new ChannelError(error, code, (reply as { printedPages?: number }).printedPages);
  }

  return {
    print: (request) => ask('print', request),
    listPrinters: (boxId) => ask('listPrinters', { boxId }),
    listJobs: (boxId) => ask('listJobs', { boxId }),
    askDevice: ask,
    openCashdrawer: (message) => void socket.emit('openCashdrawer', message),
    clearJobs: (message) => void socket.emit('clearJobs', message),
    apply: (message) => void socket.emit('apply', message),
    get connected() {
      return socket.connected;
    },
    stop,
  };
}
