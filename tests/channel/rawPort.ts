/** A port on 127.0.0.1 that serves printers of tests: who is connected, how many at once, and its end. */
import { createServer, type Socket } from 'node:net';

export interface RawPort {
  readonly uri: string;
  /** Most connections open at once. */
  readonly mostConnections: number;
  stop(): Promise<void>;
}

export async function openRawPort(receive: (socket: Socket) => void): Promise<RawPort> {
  const sockets = new Set<Socket>();
  let mostConnections = 0;
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    mostConnections = Math.max(mostConnections, sockets.size);
    socket.on('error', () => {});
    socket.on('close', () => void sockets.delete(socket));
    receive(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The virtual printer has no port.');
  return {
    uri: `tcp://127.0.0.1:${address.port}`,
    get mostConnections() {
      return mostConnections;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
