/**
 * The server's log: what went wrong that nobody foresaw, as lines of JSON on the standard error. Nothing of what people
 * typed: databases and mail servers repeat that in their errors.
 */
import type { FastifyServerOptions } from 'fastify';
import { Problem } from '../errors.ts';

/** Five signs, as SQL has them. */
const sqlState = /^[0-9A-Z]{5}$/;

/** PostgreSQL ends a message about a value with the value. */
const withoutValue = (message: string): string => message.replace(/: ".*"/s, ': "…"');

interface Described {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [member: string]: unknown;
}

function messageOf(error: Error, code: unknown): string {
  // The words of a problem quote what was sent; it has its code to be found by.
  if (error instanceof Problem) return error.code;
  return typeof code === 'string' && sqlState.test(code) ? withoutValue(error.message) : error.message;
}

/** An error without what was being written, read or sent; its members beside these hold statements, values, addresses. */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, table, column, constraint } = error as unknown as Readonly<Record<string, unknown>>;
  // The first lines of a stack are the message once more.
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message: messageOf(error, code),
    ...(code !== undefined && { code }),
    ...(table !== undefined && { table, column, constraint }),
    stack: places.join('\n'),
  };
}

/** Requests have lines of their own (`logRequests.ts`). */
export const logger: FastifyServerOptions['logger'] = {
  level: 'warn',
  stream: process.stderr,
  serializers: { err: describeError },
};
