/** Asks the probed server: a bounded number of calls at a time, each with a time limit; never throws for an answer. */
import { isYamlName, isYamlType } from '../import/isYaml.ts';
import { parseYaml } from '../import/parseYaml.ts';
import { toValue } from '../read/parseJson.ts';
import { quote } from './findings.ts';

export interface Answer {
  /** Method and path with its query, as findings name it. */
  readonly call: string;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly type: string;
  readonly headers: Headers;
  /** Parsed JSON or YAML; undefined when it is neither. */
  readonly body: unknown;
  /** What came instead of what was expected, for a finding. */
  readonly got: string;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Of the body. Default: JSON-LD. */
  readonly type?: string;
}

export interface ProbeClient {
  ask(address: string, ask?: Ask): Promise<Answer>;
  /** How many calls were made so far. */
  readonly calls: number;
}

export interface ClientOptions {
  readonly token?: string | undefined;
  /** Calls at a time. */
  readonly concurrency: number;
}

const accept = 'application/ld+json, application/json;q=0.8, application/yaml;q=0.5, */*;q=0.1';
const timeout = 30_000;

/** YAML only where the server says so: most texts that are no JSON would be some YAML. */
function parse(text: string, isYaml: boolean): unknown {
  try {
    return isYaml ? toValue(parseYaml(text)) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readable({ pathname, search }: URL): string {
  try {
    return `${pathname}${decodeURIComponent(search).replaceAll(' ', '+')}`;
  } catch {
    return `${pathname}${search}`;
  }
}

function summarize(status: number, type: string, body: unknown): string {
  const problem = body as { detail?: unknown; message?: unknown; title?: unknown } | undefined;
  const why = status >= 400 ? (problem?.detail ?? problem?.message ?? problem?.title) : undefined;
  return `${status}${type ? ` ${type}` : ''}${why === undefined ? '' : `, ${quote(why)}`}`;
}

async function send(url: URL, ask: Ask, token: string | undefined): Promise<Answer> {
  const method = ask.method ?? 'GET';
  const call = `${method} ${readable(url)}`;
  try {
    const response = await fetch(url, {
      method,
      // A redirection is the answer: where it leads is another call.
      redirect: 'manual',
      headers: {
        accept,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(ask.body === undefined ? {} : { 'content-type': ask.type ?? 'application/ld+json' }),
        ...ask.headers,
      },
      ...(ask.body === undefined ? {} : { body: JSON.stringify(ask.body) }),
      signal: AbortSignal.timeout(timeout),
    });
    const { status, headers } = response;
    const type = (headers.get('content-type') ?? '').replace(/\s*;.*$/, '');
    const body = parse(await response.text(), isYamlType(type) || isYamlName(url.pathname));
    return { call, status, type, headers, body, got: summarize(status, type, body) };
  } catch (error) {
    const reason = error instanceof Error ? String(error.cause ?? error.message) : String(error);
    const none = { status: 0, type: '', headers: new Headers(), body: undefined };
    return { call, ...none, got: `no answer (${reason})` };
  }
}

export function makeClient(base: string, { token, concurrency }: ClientOptions): ProbeClient {
  let free = concurrency;
  let calls = 0;
  const waiting: (() => void)[] = [];
  return {
    get calls() {
      return calls;
    },
    async ask(address, ask = {}) {
      if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      else free--;
      calls++;
      try {
        const url = new URL(address, base);
        // A token is for the server it was given for.
        return await send(url, ask, url.origin === new URL(base).origin ? token : undefined);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free++;
      }
    },
  };
}
