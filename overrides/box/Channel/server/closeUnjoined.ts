/** A connection is for somebody whose token was looked at, in one of the namespaces: one that is in none is closed. */
import type { Namespace, Server } from 'socket.io';

/** How long somebody may take to come in, or to come back in. */
export const JOIN_MS = 10_000;

/** Before any namespace is made. Who never comes in is closed by Socket.IO's own `connectTimeout`. */
export function closeUnjoined(io: Server): void {
  // Every client may join this one, and nothing is in it.
  io.use((_socket, next) => next(new Error('unauthorized')));
  const joined = new WeakMap<object, number>();
  io.on('new_namespace', (namespace: Namespace) => {
    namespace.on('connection', (socket) => {
      const { conn } = socket;
      joined.set(conn, (joined.get(conn) ?? 0) + 1);
      socket.once('disconnect', () => {
        joined.set(conn, (joined.get(conn) ?? 1) - 1);
        setTimeout(() => {
          if (joined.get(conn) === 0) conn.close();
        }, JOIN_MS).unref();
      });
    });
  });
}
