/** What the channel gives to other services. */
import type { Server } from 'socket.io';
import { defineToken } from '../../../../server/kit.ts';
import type { Relay } from './relay.ts';

/** Socket.IO on the product's origin: each service has a namespace of its own. */
export const socketServer = defineToken<Server>('socket.io');

export const relay = defineToken<Relay>('the relay to boxes');
