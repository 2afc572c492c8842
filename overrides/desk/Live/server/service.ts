/** The service `live`: the namespace `/desk`, in which screens learn what others changed. */
import { apis } from '../../../../schema/generated/apis.ts';
import { entities } from '../../../../schema/generated/entities.ts';
import { LIVE_NAMESPACE } from '../../../../schema/live.ts';
import { type Service, sight } from '../../../../server/kit.ts';
import { MEMBER_CHECK } from '../../../accounts/Policy/server/findGone.ts';
import { isFeatureOn } from '../../Notifications/server/readFeatures.ts';
import { LiveFeed, type LiveServer, TOKEN_CHECK } from './LiveFeed.ts';
import { socketServer } from './tokens.ts';

function listCollections(): ReadonlyMap<string, string> {
  const addresses = new Map(apis.map(({ name, base, prefix }) => [name, `${base}${prefix ?? ''}`]));
  return new Map(entities.map(({ name, api, collection }) => [name, `${addresses.get(api)}${collection}`]));
}

export const live: Service = {
  name: 'live',
  register(host) {
    const { database, authenticateToken } = host;
    const io = host.use(socketServer) as LiveServer;
    const feed: LiveFeed = new LiveFeed(
      {
        database,
        authenticateToken,
        collections: listCollections(),
        // The engine starts after the services.
        sight: () => host.use(sight),
        readPosition: host.outbox.follow('live updates', (changes) => feed.publish(changes)),
        isOn: (contract) => isFeatureOn(database, contract, 'desk_socket'),
      },
      io.of(LIVE_NAMESPACE),
    );
    host.metrics.gauge({
      name: 'live_sockets',
      help: 'Screens that listen to this server for what others change.',
      labels: [],
      read: () => [{ labels: {}, value: io.of(LIVE_NAMESPACE).sockets.size }],
    });
    host.every(MEMBER_CHECK, 'live members', () => feed.keepMembers());
    host.every(TOKEN_CHECK, 'live tokens', () => feed.recheckTokens());
  },
};
