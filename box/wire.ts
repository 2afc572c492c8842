/**
 * How the agent hears and speaks, without knowing over what: a socket to the relay in life, an in-memory pair in tests.
 */
export type Handler = (request: unknown) => Promise<unknown> | unknown;

export interface Wire {
  /** What a handler returns is the acknowledgement, where one is asked for. */
  on(event: string, handler: Handler): void;
  /** Resolves with the acknowledgement; throws after `deadline` ms or when the line is down. */
  ask(event: string, payload: unknown, deadline: number): Promise<unknown>;
  send(event: string, payload?: unknown): void;
  /** Runs on every connection, the first included. */
  onConnect(run: () => void): void;
  stop(): void | Promise<void>;
}

interface End extends Wire {
  receive(event: string, payload: unknown): Promise<unknown>;
}

function createEnd(other: () => End): End {
  const handlers = new Map<string, Handler>();
  let stopped = false;
  const deliver = async (event: string, payload: unknown) => {
    if (stopped) throw new Error('socket has been disconnected');
    // What crosses the wire is a copy, as it would be over a socket.
    return structuredClone(await other().receive(event, structuredClone(payload)));
  };
  return {
    on: (event, handler) => void handlers.set(event, handler),
    async ask(event, payload, deadline) {
      const late = new Promise((_, reject) => {
        setTimeout(() => reject(new Error('operation has timed out')), deadline).unref();
      });
      return Promise.race([deliver(event, payload), late]);
    },
    send: (event, payload) => void deliver(event, payload).catch(() => {}),
    onConnect: (run) => queueMicrotask(run),
    stop: () => {
      stopped = true;
    },
    async receive(event, payload) {
      return handlers.get(event)?.(payload);
    },
  };
}

/** Two ends of one wire. */
export function createPair(): { readonly relay: Wire; readonly box: Wire } {
  const relay: End = createEnd(() => box);
  const box: End = createEnd(() => relay);
  return { relay, box };
}
