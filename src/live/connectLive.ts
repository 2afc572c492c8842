/**
 * The screen's end of live updates: one socket a page, opened when first listened to and kept. After a break it comes
 * back with a fresh token and asks what it missed.
 */
import {
  type CaughtUp,
  LIVE_NAMESPACE,
  LIVE_SWITCHED_OFF,
  LIVE_UNAUTHORIZED,
  type LiveChange,
  type LiveEvents,
  type LiveRequests,
} from '../../schema/live.ts';
import { getFreshToken } from '../session/freshToken.ts';

export type LiveListener = (news: {
  readonly changes: readonly LiveChange[];
  readonly reset: boolean;
  /** What the person may do has changed. */
  readonly rights?: true;
}) => void;

const listeners = new Set<LiveListener>();
let sequence: string | undefined;
let opening: Promise<() => void> | undefined;

function publish(changes: readonly LiveChange[], reset = false): void {
  if (changes.length > 0 || reset) for (const listener of listeners) listener({ changes, reset });
}

function notifyRights(): void {
  for (const listener of listeners) listener({ changes: [], reset: true, rights: true });
}

async function openSocket(): Promise<() => void> {
  const { io } = await import('socket.io-client');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const socket: import('socket.io-client').Socket<LiveEvents, LiveRequests> = io(LIVE_NAMESPACE, {
    autoConnect: false,
    forceNew: true,
    transports: ['websocket', 'polling'],
    reconnection: false,
  });
  /** Every attempt with a token fit for use, in a message and not in the address, which may be kept on its way. */
  const connect = async () => {
    socket.auth = { accessToken: await getFreshToken() };
    socket.connect();
  };
  let wait = 1000;
  const comeBack = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void connect().catch(comeBack), wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, 30_000);
  };
  socket.on('ready', (state) => {
    wait = 1000;
    if (sequence === undefined) sequence = state.sequence;
    else
      socket.emit('since', { sequence }, (missed: CaughtUp) => {
        sequence = missed.sequence;
        publish(missed.changes, missed.reset === true);
      });
  });
  socket.on('change', (change) => {
    sequence = change.sequence;
    publish([change]);
  });
  socket.on('rights', notifyRights);
  socket.on('disconnect', comeBack);
  socket.on('connect_error', ({ message }) => {
    socket.disconnect();
    // A fresh token that is refused: the person's access may have ended, as the next call will show.
    if (message === LIVE_UNAUTHORIZED) notifyRights();
    if (message !== LIVE_SWITCHED_OFF) comeBack();
  });
  await connect().catch(comeBack);
  return () => {
    clearTimeout(timer);
    socket.off('disconnect');
    socket.disconnect();
  };
}

/** @returns an undo; the socket closes with its last listener */
export function listenLive(listener: LiveListener): () => void {
  listeners.add(listener);
  opening ??= openSocket();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    const opened = opening;
    opening = undefined;
    sequence = undefined;
    void opened?.then((close) => close());
  };
}
