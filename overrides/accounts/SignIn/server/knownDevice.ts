/**
 * Which people have signed in from this browser before: a signed cookie of a year. Tries from a known device are counted
 * by themselves, so that no stranger can use up those of the person whose device it is.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Host, readKeys, shortenAddress } from '../../../../server/kit.ts';
import { normaliseEmail } from '../model.ts';
import type { Limit } from './attempts.ts';

const COOKIE = 'device';
const YEAR_SECONDS = 365 * 24 * 3600;

/** People who share a desk; the one longest away goes first. */
const MOST_PEOPLE = 12;

/** Tries within ten minutes: of a person from a device or an address, and of everybody from an address. */
const TRIES = 8;
const TRIES_FROM_ADDRESS = 60;

type Desk = Pick<Host, 'settings'>;

interface Device {
  readonly id: string;
  readonly people: readonly string[];
}

const sign = ({ settings }: Desk, text: string) =>
  createHmac('sha256', readKeys(settings.varDir).cookieSecret).update(text).digest('base64url');

/** The cookie reveals to nobody whose device it is. */
const nameOf = (desk: Desk, email: string) => sign(desk, `person ${normaliseEmail(email)}`).slice(0, 16);

function readDevice(desk: Desk, cookies: string | undefined): Device | undefined {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`).exec(cookies ?? '')?.[1] ?? '';
  const at = value.lastIndexOf('.');
  const [text, signature] = [value.slice(0, Math.max(at, 0)), Buffer.from(value.slice(at + 1))];
  const right = Buffer.from(sign(desk, `device ${text}`));
  if (signature.length !== right.length || !timingSafeEqual(signature, right)) return undefined;
  const [id = '', ...people] = text.split('.');
  return { id, people };
}

export interface Tries {
  readonly limits: readonly Limit[];
  /** The count that begins anew when the person got in. */
  readonly own: string;
  /** The count that gets the try back. */
  readonly shared: string | undefined;
}

/** What a try to sign in counts against. */
export function limitTries(
  desk: Desk,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  email: string,
): Tries {
  const device = readDevice(desk, request.headers.cookie);
  const person = normaliseEmail(email);
  if (device?.people.includes(nameOf(desk, email))) {
    const own = `device ${device.id} ${person}`;
    return { limits: [{ key: own, most: TRIES }], own, shared: undefined };
  }
  const address = shortenAddress(request.ip);
  const own = `address ${address} ${person}`;
  const shared = `address ${address}`;
  const limits = [
    { key: own, most: TRIES },
    { key: shared, most: TRIES_FROM_ADDRESS },
  ];
  return { limits, own, shared };
}

/** Questions put to passkeys within ten minutes: nobody is named yet, so they are counted by device, else by address. */
export function limitPasskeys(desk: Desk, request: Pick<FastifyRequest, 'ip' | 'headers'>): Limit {
  const device = readDevice(desk, request.headers.cookie);
  const from = device ? `device ${device.id}` : `address ${shortenAddress(request.ip)}`;
  return { key: `passkey ${from}`, most: TRIES_FROM_ADDRESS };
}

/** Six digits are few: five tries, whoever makes them, but those from a known device apart. */
const CODES = 5;

/** What a try of a second factor counts against: only who knows the password gets this far. */
export function limitCodes(
  desk: Desk,
  request: Pick<FastifyRequest, 'headers'>,
  { id, email }: { readonly id: number; readonly email: string },
): Limit {
  const device = readDevice(desk, request.headers.cookie);
  const isKnown = device?.people.includes(nameOf(desk, email));
  return { key: isKnown ? `code ${id} device ${device?.id}` : `code ${id}`, most: CODES };
}

/** After a good sign-in: this browser is known from now on. */
export function rememberDevice(
  desk: Desk,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  email: string,
): void {
  const known = readDevice(desk, request.headers.cookie);
  const id = known?.id ?? randomBytes(12).toString('base64url');
  const name = nameOf(desk, email);
  const people = [name, ...(known?.people ?? []).filter((one) => one !== name)].slice(0, MOST_PEOPLE);
  const text = [id, ...people].join('.');
  const secure = desk.settings.origin.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${text}.${sign(desk, `device ${text}`)}; Path=/accounts; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
}
