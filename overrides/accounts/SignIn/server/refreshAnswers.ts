/**
 * One answer to a refresh for every page of a browser. Two tabs may ask at the same instant, and a page that is left
 * while it asks takes the answer with it: whoever asks the same again from the same browser within seconds hears the
 * same. The browser is known by a cookie that no script reads, so a stolen token alone is reuse at once.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'desk_browser';
const COOKIE_PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{22})(?:;|$)`);
const LASTING_SECONDS = 90 * 24 * 3600;

/** How long an answer is kept: a page that was left is back by then. In the memory of one process. */
const KEPT_MS = 15_000;

/** Set at each sign-in, so that a refresh is known to come from the browser that signed in. */
export function nameBrowser(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  const name = readBrowser(request) ?? randomBytes(16).toString('base64url');
  reply.header(
    'set-cookie',
    `${COOKIE}=${name}; Path=/api/oauth; Max-Age=${LASTING_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
  );
}

const readBrowser = ({ headers }: FastifyRequest) => COOKIE_PATTERN.exec(headers.cookie ?? '')?.[1];

interface Answer {
  readonly statusCode: number;
}

type Ask<T> = () => Promise<T>;

export function createRefreshAnswers<T extends Answer>() {
  const kept = new Map<string, Promise<T>>();

  function keep(key: string, asked: Promise<T>): Promise<T> {
    const forget = () => kept.delete(key);
    kept.set(key, asked);
    asked
      .then(({ statusCode }) => (statusCode === 200 ? setTimeout(forget, KEPT_MS).unref() : forget()))
      .catch(forget);
    return asked;
  }

  /** @param fields what is asked; other fields are another question. A browser without a name shares nothing. */
  return (request: FastifyRequest, fields: Readonly<Record<string, string>>, ask: Ask<T>): Promise<T> => {
    const browser = readBrowser(request);
    if (!browser) return ask();
    const key = createHash('sha256')
      .update(JSON.stringify([browser, fields]))
      .digest('base64url');
    return kept.get(key) ?? keep(key, ask());
  };
}
