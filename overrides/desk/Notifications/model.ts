/** What a release of the desk reports of itself, and which of its features can be switched. */

/** The version of the desk that this product takes the place of, and shows. */
export const DESK_VERSION = '10.30.1';

export const features = {
  scanner_offline_mode: 'Scanner offline mode',
  desk_socket: 'Desk socket',
} as const;

export type FeatureName = keyof typeof features;

/** An organiser's own choice (`{"desk_socket": false}`) goes before the product's. */
export function isEnabled(name: string, everywhere: boolean, own: unknown): boolean {
  const chosen = typeof own === 'object' && own !== null ? (own as Record<string, unknown>)[name] : undefined;
  return typeof chosen === 'boolean' ? chosen : everywhere;
}

/** The bell's question: begun, not over, newest first, not put away, mine, ten. */
export const BELL_QUERY = {
  current: 1,
  discarded: 0,
  user: 'me',
  'order[deskNotification.start]': 'desc',
  itemsPerPage: 10,
  count: 'none',
} as const;
