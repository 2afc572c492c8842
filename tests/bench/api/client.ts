/**
 * A load of HTTP/1.1 requests over a few kept connections, bounded in time and count. Works on bytes: parsing answers
 * must not cost the machine more than making them. Runs as a process of its own: `process.send` answers the rate.
 */
import { connect, type Socket } from 'node:net';

export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly ms: number;
  /** Milliseconds of the same load before, not measured. */
  readonly lead: number;
  readonly most: number;
  readonly method: string;
  /** `{n}` in path and body is replaced by a number from 1 to `span`, `{call}` by one that no other call has. */
  readonly path: string;
  readonly span: number;
  /** Added to each `{n}`, so that loads side by side are for other rows. */
  readonly from?: number;
  readonly body?: string;
  /** A body that is a list of `times` items, `{n}` another one in each. */
  readonly repeat?: { readonly times: number; readonly item: string };
  readonly headers: Readonly<Record<string, string>>;
}

export interface Measured {
  readonly perSecond: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  readonly bytes: number;
  /** Head of the last answer that was no success. */
  readonly refusal: string;
}

/** Calls written in the life of this process: none is for the rows of the one before it, in this load or the last. */
let calls = 0;

function write(load: Load): string {
  calls += 1;
  const first = (load.from ?? 0) + calls * 7919;
  const n = String(1 + (first % load.span));
  const items = Array.from({ length: load.repeat?.times ?? 0 }, (_, index) =>
    load.repeat?.item.replaceAll('{n}', String(1 + ((first + index * 13) % load.span))),
  );
  const text = load.repeat ? `{"member":[${items.join(',')}]}` : load.body?.replaceAll('{n}', n);
  const body = text?.replaceAll('{call}', String(calls));
  const headers = {
    host: 'localhost',
    ...load.headers,
    ...(body ? { 'content-length': Buffer.byteLength(body) } : {}),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${load.method} ${load.path.replaceAll('{n}', n)} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

function run(load: Load): Promise<Measured> {
  const times: number[] = [];
  let turn = 0;
  let failed = 0;
  let bytes = 0;
  let refusal = '';
  const start = performance.now() + load.lead;
  const isOver = () => performance.now() - start > load.ms || turn >= load.most;
  const drive = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let rest = Buffer.alloc(0);
      let sent = 0;
      const next = (): void => {
        if (isOver()) {
          socket.destroy();
          resolve();
          return;
        }
        turn += 1;
        sent = performance.now();
        socket.write(write(load));
      };
      socket.on('data', (chunk) => {
        rest = rest.length ? Buffer.concat([rest, chunk]) : chunk;
        const end = rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        const head = rest.toString('latin1', 0, end);
        const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
        if (rest.length < end + 4 + length) return;
        if (!/^HTTP\/1\.1 2/.test(head)) {
          failed += 1;
          refusal = rest.toString('latin1', end + 4, end + 400);
        }
        bytes = length;
        if (performance.now() > start) times.push(performance.now() - sent);
        rest = rest.subarray(end + 4 + length);
        next();
      });
      socket.on('error', reject);
      socket.on('connect', next);
    });
  const sockets = Array.from({ length: load.connections }, () => connect(load.port, '127.0.0.1'));
  return Promise.all(sockets.map(drive)).then(() => {
    const seconds = (performance.now() - start) / 1000;
    times.sort((a, b) => a - b);
    return {
      perSecond: times.length / seconds,
      seconds,
      p50: times[Math.floor(times.length * 0.5)] ?? 0,
      p99: times[Math.floor(times.length * 0.99)] ?? 0,
      failed,
      bytes,
      refusal,
    };
  });
}

process.on('message', (load: Load) => {
  void run(load).then((measured) => process.send?.(measured));
});
