/** What live updates share with other services. */
import type { Server } from 'socket.io';
import { defineToken } from '../../../../server/kit.ts';

/** Socket.IO on the product's origin: each service has a namespace of its own. */
export const socketServer = defineToken<Server>('socket.io');
