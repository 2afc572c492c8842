/** Aborts work for an answer once whoever asked for it has gone away. */
import type { FastifyReply } from 'fastify';
import { requestProblem } from '../request/errors.ts';

/** @returns aborted when the connection closes before the answer was sent */
export function abortOnClose({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(requestProblem('REQ-016'));
  });
  return controller.signal;
}
