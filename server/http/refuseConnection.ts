/** The last answer of a connection, written where no response can be: its request cannot be read, or did not come. */
import type { Socket } from 'node:net';
import type { Problem } from '../errors.ts';
import { problemBody } from './problemBody.ts';

const reasons: Readonly<Record<number, string>> = { 400: 'Bad Request', 408: 'Request Timeout' };

export function refuseConnection(socket: Socket, problem: Problem): void {
  const body = JSON.stringify(problemBody(problem));
  socket.write(
    [
      `HTTP/1.1 ${problem.status} ${reasons[problem.status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  socket.destroySoon();
}
