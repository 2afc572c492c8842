/**
 * HEAD of every address as its GET, the body left out by Node, which knows from the first line on that there is none. A
 * second route for each GET would be a third of all routes, and of the memory that they take.
 */
import type { Server } from 'node:http';

/** Before the server listens, and before all that listens to its requests. */
export function answerHeads(server: Server): void {
  server.prependListener('request', (request) => {
    if (request.method === 'HEAD') request.method = 'GET';
  });
}
