/** A call of the server that keeps an API's records: signed, sent to the configured address alone, its answer read. */
import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../errors.ts';
import { AddressRefused } from '../outgoing/guardAddress.ts';
import { type OutgoingAnswer, OutgoingFailure, sendOutgoing } from '../outgoing/sendOutgoing.ts';
import type { Connection } from './connection.ts';
import { remoteProblem } from './errors.ts';
import { forgetToken, type SignedCall, signCall } from './signIn.ts';
import { describe } from './wire.ts';

export interface RemoteCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the address of the API. */
  readonly path: string;
  readonly query?: URLSearchParams;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface RemoteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Undefined where it is empty. */
  readonly json: unknown;
}

export interface Remote {
  readonly connection: Connection;
  /** Answers below 400, and those that are about the call: 400, 404, 409, 412, 422. @throws Problem for all others */
  ask(call: RemoteCall): Promise<RemoteAnswer>;
}

export interface RemoteOptions {
  readonly connection: Connection;
  readonly allowed: readonly string[];
  readonly signal?: AbortSignal;
}

/** What is about the values, the record or its version: whoever asked decides what it means. */
const answered = [400, 404, 405, 409, 410, 412, 415, 422, 428];

export function openRemote(options: RemoteOptions): Remote {
  return { connection: options.connection, ask: (call) => ask(options, call, true) };
}

async function ask(options: RemoteOptions, call: RemoteCall, mayRepeat: boolean): Promise<RemoteAnswer> {
  const { connection } = options;
  const { api } = connection;
  const answer = await settle(connection, async () => {
    const signed = await signCall(connection, (url, form, basic) => postForm(options, url, form, basic));
    return sendOutgoing(describeCall(options, call, signed));
  });
  const { status } = answer;
  if (status === 401 && mayRepeat && forgetToken(connection)) return ask(options, call, false);
  if (status === 401 || status === 403 || status === 407) throw remoteProblem('REM-007', { api, status });
  if (status === 429) throw remoteProblem('REM-011', { api });
  if (status >= 300 && status < 400)
    throw remoteProblem('REM-005', { api, status, reason: 'a redirect, which is not followed' });
  if (status >= 400 && !answered.includes(status))
    throw remoteProblem('REM-005', { api, status, reason: shorten(answer.text) });
  return { status, headers: answer.headers, json: readJson(api, answer) };
}

function describeCall(
  { connection, allowed, signal }: RemoteOptions,
  { method, path, query, headers, body }: RemoteCall,
  signed: SignedCall,
) {
  const url = new URL(connection.address + path);
  for (const [name, value] of query ?? []) url.searchParams.append(name, value);
  for (const [name, value] of Object.entries(signed.query)) url.searchParams.set(name, value);
  return {
    url,
    method,
    headers: { accept: 'application/ld+json, application/json;q=0.9', ...headers, ...signed.headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    timeoutMs: connection.seconds * 1000,
    allowed,
    // A change that was begun is waited for, whoever has gone meanwhile.
    ...(signal && method === 'GET' && { signal }),
  };
}

function postForm(
  { connection, allowed }: RemoteOptions,
  url: URL,
  form: URLSearchParams,
  basic: string,
): Promise<OutgoingAnswer> {
  return sendOutgoing({
    url,
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: basic,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: form.toString(),
    timeoutMs: connection.seconds * 1000,
    allowed,
  });
}

/** What keeps an answer from coming, in our own words: none of theirs, which may hold an address or a secret. */
async function settle<Value>({ api, seconds }: Connection, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (error instanceof AddressRefused) throw remoteProblem('REM-002', { api, reason: error.message });
    if (!(error instanceof OutgoingFailure)) throw error;
    if (error.kind === 'late') throw remoteProblem('REM-004', { api, seconds });
    if (error.kind === 'large') throw remoteProblem('REM-006', { api, reason: error.message });
    throw remoteProblem('REM-003', { api, reason: error.message });
  }
}

/** Enough of an answer to know it by; a page of HTML is only named. */
function shorten(text: string): string {
  try {
    return describe(JSON.parse(text));
  } catch {
    return /^\s*</.test(text) ? 'a page' : text.replace(/\s+/g, ' ').slice(0, 200) || 'nothing';
  }
}

function readJson(api: string, { status, text, headers }: OutgoingAnswer): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    const type = String(headers['content-type'] ?? 'no type').slice(0, 80);
    if (status >= 400) throw remoteProblem('REM-005', { api, status, reason: shorten(text) });
    throw remoteProblem('REM-006', { api, reason: `"${type}" where JSON was asked for` });
  }
}
