/**
 * The service `channel`: Socket.IO beside the API on the product's one origin, with the relay in its namespace, and the
 * route that shows a page the virtual printer keeps.
 */
import { Server } from 'socket.io';
import { CHANNEL_NAMESPACE, CHANNEL_PATH, type ChannelRefusal } from '../../../../schema/channel.ts';
import { type Host, Problem, type Service } from '../../../../server/kit.ts';
import './errors.ts';
import { Relay } from './relay.ts';

interface PageRoute {
  Params: { boxId: string; printerSlug: string; jobKey: string; page: string };
  Querystring: { contract?: string };
}

function registerPages(host: Host, relay: Relay): void {
  const path = '/channel/v1/boxes/:boxId/printers/:printerSlug/jobs/:jobKey/pages/:page';
  host.app.get<PageRoute>(path, async (request, reply) => {
    const caller = await host.authenticate(request);
    const token = (request.headers.authorization ?? '').replace(/^Bearer +/i, '').trim();
    const asked = request.query.contract === undefined ? undefined : Number(request.query.contract);
    const contract =
      asked ?? caller.contract ?? (caller.contracts.length === 1 ? caller.contracts[0] : undefined);
    if (contract === undefined || !caller.contracts.includes(contract))
      throw new Problem('BOX-003', { contracts: caller.contracts.join(', ') });
    const { params } = request;
    const message = { ...params, page: Number.parseInt(params.page, 10) };
    const answer = (await relay.ask({ contract, token, caller }, 'readPage', message)) as
      | { png: Uint8Array }
      | ChannelRefusal;
    if ('png' in answer)
      return reply
        .header('cache-control', 'private, max-age=86400, immutable')
        .type('image/png')
        .send(Buffer.from(answer.png));
    const code = answer.code === 'box_offline' || answer.code === 'timeout' ? 'BOX-002' : 'BOX-001';
    throw new Problem(code, { ...params, reason: answer.error });
  });
}

export const channel: Service = {
  name: 'channel',
  register(host) {
    const io = new Server(host.http, {
      path: CHANNEL_PATH,
      serveClient: false,
      // The desk's own origin only: no other site's page may speak to boxes.
      cors: undefined,
      maxHttpBufferSize: 8 * 1024 * 1024,
    });
    host.onStop(async () => {
      io.disconnectSockets(true);
      io.engine.close();
    });
    const relay = new Relay(
      {
        authenticateToken: host.authenticateToken,
        every: host.every,
        database: host.database,
        log: host.app.log,
      },
      io.of(CHANNEL_NAMESPACE),
    );
    host.provide('socket.io', io);
    host.provide('channel', relay);
    registerPages(host, relay);
  },
};
