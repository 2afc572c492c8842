/** One call of another server: to an address that may be asked, within its time and its size, no redirect followed. */
import { type IncomingMessage, Agent as PlainAgent, request as requestPlain } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import { checkAddress, guardLookup } from './guardAddress.ts';

/** An answer is kept in memory as a whole. */
const MOST_BYTES = 8 * 1024 * 1024;

export interface Outgoing {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** From its start to the last byte of the answer. */
  readonly timeoutMs: number;
  readonly allowed: readonly string[];
  readonly signal?: AbortSignal;
}

export interface OutgoingAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** What kept an answer from coming, whatever it would have been. */
export class OutgoingFailure extends Error {
  readonly kind: 'late' | 'large' | 'broken';
  constructor(kind: OutgoingFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

// Agents keep connections by host and port: one that was allowed is used for that address alone.
const plain = new PlainAgent({ keepAlive: true, maxSockets: 16 });
const secure = new SecureAgent({ keepAlive: true, maxSockets: 16 });

async function readText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) {
      answer.destroy();
      throw new OutgoingFailure('large', `more than ${MOST_BYTES} bytes`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function open({ url, method, headers, body, allowed }: Outgoing, signal: AbortSignal) {
  const isPlain = url.protocol === 'http:';
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const request = (isPlain ? requestPlain : requestSecure)(url, {
    method,
    headers: { ...headers, ...length },
    agent: isPlain ? plain : secure,
    lookup: guardLookup(url, allowed),
    signal,
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  request.end(body);
  return { request, answer };
}

async function sendOnce(outgoing: Outgoing, late: AbortSignal): Promise<OutgoingAnswer> {
  const signal = outgoing.signal ? AbortSignal.any([outgoing.signal, late]) : late;
  const { request, answer } = open(outgoing, signal);
  try {
    const message = await answer;
    return { status: message.statusCode ?? 0, headers: message.headers, text: await readText(message) };
  } catch (error) {
    // A connection that was kept may have been closed there while nobody looked.
    const isStale = request.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
    if (isStale && outgoing.method === 'GET' && !signal.aborted) return sendOnce(outgoing, late);
    throw error;
  }
}

/** @throws AddressRefused, OutgoingFailure, and what the signal was aborted with */
export async function sendOutgoing(outgoing: Outgoing): Promise<OutgoingAnswer> {
  checkAddress(outgoing.url, outgoing.allowed);
  const late = AbortSignal.timeout(outgoing.timeoutMs);
  try {
    return await sendOnce(outgoing, late);
  } catch (error) {
    outgoing.signal?.throwIfAborted();
    if (late.aborted) throw new OutgoingFailure('late', `no answer within ${outgoing.timeoutMs} ms`);
    const { code } = error as NodeJS.ErrnoException;
    if (code !== undefined) throw new OutgoingFailure('broken', code);
    throw error;
  }
}
