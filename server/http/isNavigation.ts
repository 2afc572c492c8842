/** Whether a browser follows a link to a call that metadata opens to that: it sends no token, and asks for a page. */
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `navigation` of the call's metadata. */
    navigation?: true;
  }
}

export const isNavigation = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.navigation === true &&
  headers.authorization === undefined &&
  (headers.accept ?? '').includes('text/html');
