/**
 * The service `channel`: Socket.IO beside the API on the product's one origin, with the relay in its namespace, and the
 * routes beside it.
 */
import { Server } from 'socket.io';
import { CHANNEL_NAMESPACE, CHANNEL_PATH } from '../../../../schema/channel.ts';
import { type Service, sight } from '../../../../server/kit.ts';
import { socketServer } from '../../../desk/Live/server/tokens.ts';
import { closeUnjoined, JOIN_MS } from './closeUnjoined.ts';
import { Relay } from './relay.ts';
import { registerRoutes } from './routes.ts';
import { relay as relayToken } from './tokens.ts';

export const channel: Service = {
  name: 'channel',
  register(host) {
    const io = new Server(host.http, {
      path: CHANNEL_PATH,
      serveClient: false,
      // The desk's own origin only: no other site's page may speak to boxes.
      cors: undefined,
      maxHttpBufferSize: 8 * 1024 * 1024,
      connectTimeout: JOIN_MS,
    });
    closeUnjoined(io);
    host.onStop(async () => {
      io.disconnectSockets(true);
      io.engine.close();
    });
    const relay = new Relay(
      {
        authenticateToken: host.authenticateToken,
        // The engine starts after the services.
        sight: () => host.use(sight),
        every: host.every,
        metrics: host.metrics,
        database: host.database,
        transaction: host.transaction,
        log: host.app.log,
      },
      io.of(CHANNEL_NAMESPACE),
    );
    host.provide(socketServer, io);
    host.provide(relayToken, relay);
    registerRoutes(host, relay);
  },
};
