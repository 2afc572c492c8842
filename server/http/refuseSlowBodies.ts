/**
 * A body may be as large as its route takes it and come over a thin line, and it has to come: one that trickles holds a
 * connection and what was read of it. Node's own limits are for the request as a whole, however large.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { requestProblem } from '../request/errors.ts';
import { refuseConnection } from './refuseConnection.ts';

const WINDOW_MS = 10_000;

/** Of every window but the first: a kilobyte a second. */
const LEAST_BYTES = 10_240;

interface Receiving {
  readonly response: ServerResponse;
  /** What the connection had brought at the last look; undefined before the first. */
  bytes: number | undefined;
}

/**
 * Before the server listens and after all that listens to its requests.
 *
 * @returns the undo
 */
export function refuseSlowBodies(server: Server): () => void {
  const receiving = new Map<IncomingMessage, Receiving>();
  server.prependListener('request', (request, response) => {
    const { headers } = request;
    if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return;
    receiving.set(request, { response, bytes: undefined });
    request.once('close', () => receiving.delete(request));
  });
  const timer = setInterval(() => {
    for (const [request, body] of receiving) {
      const { socket, complete } = request;
      if (complete || socket.destroyed) receiving.delete(request);
      else if (body.bytes === undefined || socket.bytesRead - body.bytes >= LEAST_BYTES)
        body.bytes = socket.bytesRead;
      else if (body.response.headersSent) socket.destroy();
      else refuseConnection(socket, requestProblem('REQ-017'));
    }
  }, WINDOW_MS);
  return () => clearInterval(timer);
}
