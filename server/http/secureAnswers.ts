/**
 * The security headers of every answer, whoever gives it: routes, the authorization server, the socket's polling,
 * refusals before any route. What knows better (a page, a file kept for ever) sets its own over these.
 */
import type { Server } from 'node:http';
import type { Settings } from '../kit.ts';

const YEAR_S = 31_536_000;

/** Of what is data and no page: opened as one, it loads, runs and frames nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What our own pages use of a browser; the camera reads tickets at the door. */
const allowed = ['camera', 'clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'];

/** What no page here asks for, so that nothing put into one can either. */
const denied =
  `accelerometer autoplay browsing-topics clipboard-read display-capture encrypted-media fullscreen
  geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer
  microphone midi otp-credentials payment picture-in-picture screen-wake-lock serial storage-access
  usb window-management xr-spatial-tracking`.split(/\s+/);

const permissions = [...allowed.map((name) => `${name}=(self)`), ...denied.map((name) => `${name}=()`)].join(
  ', ',
);

export function listSecurityHeaders({ origin }: Pick<Settings, 'origin'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'content-security-policy': dataPolicy,
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Answers are somebody's data unless their route decides otherwise.
    'cache-control': 'no-store',
    // Over plain http a browser must ignore it (RFC 6797 §7.2), and a first try on this machine must not be kept.
    ...(origin.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_S}` } : {}),
  };
}

/** Before the server listens and after all that listens to its requests: then nothing is answered without. */
export function secureAnswers(server: Server, settings: Pick<Settings, 'origin'>): void {
  const headers = Object.entries(listSecurityHeaders(settings));
  server.prependListener('request', (_request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  });
}
