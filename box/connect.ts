/**
 * The agent's line to the relay: Socket.IO, opened again from 1 s to 5 s after it breaks, each time with a fresh token
 * and a query made anew. A token is renewed before it ends, so that a print in progress is not cut off.
 */
import { io, type Socket } from 'socket.io-client';
import { CHANNEL_NAMESPACE, CHANNEL_PATH, RECONNECTION } from '../schema/channel.ts';
import type { BoxConfig } from './config.ts';
import { issueBoxToken } from './token.ts';
import type { Wire } from './wire.ts';

/** Another agent of the same id took this one's place: the two must not drive one another out by turns. */
const REPLACED_WAIT = 60_000;

const RENEW = 50 * 60 * 1000;

interface Line {
  readonly config: BoxConfig;
  readonly socket: Socket;
}

async function renewQuery({ config, socket }: Line): Promise<void> {
  const accessToken = JSON.stringify({ access_token: await issueBoxToken(config) });
  socket.io.opts.query = { type: 'box', id: config.boxId, accessToken };
}

/** Socket.IO does not come back by itself when the relay refused or closed the connection: we do. */
function keepConnected(line: Line): () => void {
  const { socket } = line;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let replaced = false;
  const come = async (wait: number) => {
    if (stopped || timer) return;
    // The query belongs to the connection below the socket: a refused one is not used again.
    socket.disconnect();
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, wait);
    });
    timer = undefined;
    if (stopped) return;
    try {
      await renewQuery(line);
      socket.connect();
    } catch {
      void come(RECONNECTION.reconnectionDelayMax);
    }
  };
  const { reconnectionDelay, randomizationFactor } = RECONNECTION;
  const soon = () => reconnectionDelay * (1 + (Math.random() * 2 - 1) * randomizationFactor);
  socket.on('connect', () => {
    replaced = false;
  });
  socket.on('replaced', () => {
    replaced = true;
    process.stderr.write(`Another box "${line.config.boxId}" connected and took this one's place.\n`);
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') void come(replaced ? REPLACED_WAIT : soon());
    else if (!stopped) void renewQuery(line).catch(() => {});
  });
  socket.on('connect_error', () => {
    if (!socket.active) void come(soon());
    else void renewQuery(line).catch(() => {});
  });
  socket.io.on('reconnect_attempt', () => void renewQuery(line).catch(() => {}));
  void come(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
    socket.disconnect();
  };
}

export function connectBox(config: BoxConfig): Wire {
  const socket = io(`${config.server}${CHANNEL_NAMESPACE}`, {
    ...RECONNECTION,
    path: CHANNEL_PATH,
    transports: ['websocket', 'polling'],
    autoConnect: false,
    query: {},
  });
  const line = { config, socket };
  const undo = keepConnected(line);
  const renew = setInterval(() => {
    issueBoxToken(config).then(
      (token) => socket.emit('updateAccessToken', { access_token: token }),
      () => {},
    );
  }, RENEW);
  return {
    on(event, handler) {
      socket.on(event, async (...given: unknown[]) => {
        const acknowledge = given.at(-1);
        const answer = await handler(given[0]);
        if (typeof acknowledge === 'function') acknowledge(answer ?? null);
      });
    },
    ask: (event, payload, deadline) => socket.timeout(deadline).emitWithAck(event, payload),
    send: (event, payload) => void (socket.connected && socket.emit(event, payload)),
    onConnect: (run) => void socket.on('connect', run),
    stop() {
      clearInterval(renew);
      undo();
    },
  };
}
