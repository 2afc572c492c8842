/**
 * The agent's line to the relay: Socket.IO, opened again from 1 s to 5 s after it breaks, each time with a fresh token
 * and a query made anew. A token is renewed before it ends, so that a print in progress is not cut off. What follows what:
 * `lineStates.ts`.
 */
import { io, type Socket } from 'socket.io-client';
import { CHANNEL_NAMESPACE, CHANNEL_PATH, RECONNECTION } from '../schema/channel.ts';
import type { BoxConfig } from './config.ts';
import { type LineEffect, type LineEvent, type LineState, stepLine } from './lineStates.ts';
import { issueBoxToken } from './token.ts';
import type { Wire } from './wire.ts';

/** After another agent of the same id took this one's place. */
const REPLACED_WAIT = 60_000;

const RENEW = 50 * 60 * 1000;

type Undo = () => void;

interface Line {
  readonly config: BoxConfig;
  readonly socket: Socket;
  /** Run last to first when the line is closed for good. */
  readonly undos: Undo[];
}

async function renewQuery({ config, socket }: Line): Promise<void> {
  const accessToken = JSON.stringify({ access_token: await issueBoxToken(config) });
  socket.io.opts.query = { type: 'box', id: config.boxId, accessToken };
}

/** @returns milliseconds, of which no two agents take the same */
function drawShortWait(): number {
  const { reconnectionDelay, randomizationFactor } = RECONNECTION;
  return reconnectionDelay * (1 + (Math.random() * 2 - 1) * randomizationFactor);
}

/** Holds the line in its state. @returns what hands it an event */
function createMachine(line: Line): (event: LineEvent) => void {
  const { socket, undos } = line;
  let state: LineState = 'waiting';
  let timer: NodeJS.Timeout | undefined;
  undos.push(() => clearTimeout(timer));
  const wait = (milliseconds: number) => {
    // The query belongs to the connection below the socket: a refused one is not used again.
    socket.disconnect();
    timer = setTimeout(() => dispatch('timeUp'), milliseconds);
  };
  const effects: Readonly<Record<LineEffect, () => void>> = {
    waitShort: () => wait(drawShortWait()),
    waitLong: () => wait(RECONNECTION.reconnectionDelayMax),
    waitReplaced: () => wait(REPLACED_WAIT),
    renew: () => void renewQuery(line).catch(() => {}),
    open: () =>
      void renewQuery(line).then(
        () => state === 'opening' && socket.connect(),
        () => dispatch('noToken'),
      ),
    close() {
      for (const undo of undos.splice(0).reverse()) undo();
    },
  };
  function dispatch(event: LineEvent): void {
    const step = stepLine(state, event);
    if (!step) return;
    state = step.to;
    if (step.effect) effects[step.effect]();
  }
  return dispatch;
}

function openLine(line: Line): (event: LineEvent) => void {
  const { config, socket, undos } = line;
  undos.push(() => socket.disconnect());
  const dispatch = createMachine(line);
  socket.on('connect', () => dispatch('connected'));
  socket.on('replaced', () => {
    process.stderr.write(`Another box "${config.boxId}" connected and took this one's place.\n`);
    dispatch('replaced');
  });
  socket.on('disconnect', (reason) => dispatch(reason === 'io server disconnect' ? 'closed' : 'broke'));
  socket.on('connect_error', () => dispatch(socket.active ? 'unreachable' : 'refused'));
  socket.io.on('reconnect_attempt', () => dispatch('retry'));
  const renew = setInterval(() => {
    issueBoxToken(config).then(
      (token) => socket.emit('updateAccessToken', { access_token: token }),
      () => {},
    );
  }, RENEW);
  undos.push(() => clearInterval(renew));
  dispatch('timeUp');
  return dispatch;
}

export function connectBox(config: BoxConfig): Wire {
  const socket = io(`${config.server}${CHANNEL_NAMESPACE}`, {
    ...RECONNECTION,
    path: CHANNEL_PATH,
    transports: ['websocket', 'polling'],
    autoConnect: false,
    query: {},
  });
  const dispatch = openLine({ config, socket, undos: [] });
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
    stop: () => dispatch('stop'),
  };
}
