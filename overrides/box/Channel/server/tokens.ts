/** What the channel gives to other services. */
import { defineToken } from '../../../../server/kit.ts';
import type { Relay } from './relay.ts';

export const relay = defineToken<Relay>('the relay to boxes');
