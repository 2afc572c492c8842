/** What the service of online payments gives to whoever makes a link or asks a provider. */
import { defineToken } from '../../../../server/kit.ts';

export const ownOrigin = defineToken<string>('the address at which people open this installation');
