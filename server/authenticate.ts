/**
 * From a bearer token to its caller: an ES256 `at+jwt` of our own accounts service, verified without asking the
 * database and remembered until it expires. Who gets a token is the accounts service's business.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errors } from 'jose';
import { defineErrors } from './errors.ts';
import { noteAsker } from './http/asker.ts';
import { readKeys } from './keys.ts';
import type { Caller } from './kit/caller.ts';
import type { Settings } from './kit/settings.ts';
import { verifyToken } from './verifyToken.ts';

/** What every access token is for. The issuer is not checked: it is an address, and may change behind a proxy. */
export const AUDIENCE = 'urn:ticketing-back-office';

const REMEMBERED = 5000;

export const tokenProblem = defineErrors({
  'AUTH-001': {
    status: 401,
    message: 'The request carries no access token.',
    hint: 'Send the header "Authorization: Bearer <access token>". "npm run token -- --email <user>" prints one.',
  },
  'AUTH-002': {
    status: 401,
    message: 'The access token is not valid: {reason}.',
    details: 'It is not a token of this installation, or it was changed on its way.',
    hint: 'Sign in again, or print a token with "npm run token -- --email <user>".',
  },
  'AUTH-003': {
    status: 401,
    message: 'The access token expired at {expiredAt}.',
    hint: 'Refresh it, or sign in again.',
  },
  'AUTH-004': {
    status: 403,
    message: 'The token reads only, and "{method}" is no way of reading.',
    hint: 'Use a token that is not limited to reading.',
  },
});

export interface Authenticator {
  /** The caller of a request; throws a 401 problem without a valid token. */
  authenticate(request: FastifyRequest): Promise<Caller>;
  /** The same for a bare token, as sockets and the box send it. */
  authenticateToken(token: string): Promise<Caller>;
  /** Registers who carries tokens that begin so, in requests alone; undefined for one that is good for nothing. */
  acceptTokens(prefix: string, read: ReadToken): void;
  /** Asked of every caller who works as someone else; throws once that is over. */
  holdImpersonators(check: CheckCaller): void;
}

type CheckCaller = (caller: Caller) => Promise<void>;

type ReadToken = (token: string) => Promise<Caller | undefined>;

interface Verified {
  readonly caller: Caller;
  /** Milliseconds of the epoch. */
  readonly expiresAt: number;
}

export function createAuthenticator(settings: Pick<Settings, 'varDir'>): Authenticator {
  let keys = readKeys(settings.varDir);
  const remembered = new Map<string, Verified>();
  const accepted = new Map<string, ReadToken>();
  let checkImpersonator: CheckCaller = async () => undefined;

  async function authenticateProgram(read: ReadToken, token: string, method: string): Promise<Caller> {
    const caller = await read(token);
    if (!caller) throw tokenProblem('AUTH-002', { reason: 'it was revoked, has expired or never was' });
    if (caller.program?.isReadOnly && method !== 'GET' && method !== 'HEAD')
      throw tokenProblem('AUTH-004', { method });
    return caller;
  }

  async function authenticateToken(token: string): Promise<Caller> {
    const caller = await readToken(token);
    if (caller.impersonator) await checkImpersonator(caller);
    return caller;
  }

  async function readToken(token: string): Promise<Caller> {
    forgetOfOtherKeys();
    const hit = remembered.get(token);
    if (hit && hit.expiresAt > Date.now()) {
      // Moved to the end, so that the first of the map is the one longest unused.
      remembered.delete(token);
      remembered.set(token, hit);
      return hit.caller;
    }
    remembered.delete(token);
    const verified = await verify(token);
    if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(token, verified);
    return verified.caller;
  }

  /** A key that is gone takes its tokens with it. */
  function forgetOfOtherKeys(): void {
    const current = readKeys(settings.varDir);
    if (current === keys) return;
    keys = current;
    remembered.clear();
  }

  async function verify(token: string): Promise<Verified> {
    try {
      const { payload } = await verifyToken(settings.varDir, token, {
        typ: 'at+jwt',
        audience: AUDIENCE,
        requiredClaims: ['sub', 'exp', 'email', 'name', 'contracts'],
      });
      return { caller: readCaller(payload), expiresAt: (payload.exp ?? 0) * 1000 };
    } catch (error) {
      throw toProblem(error);
    }
  }

  return {
    async authenticate(request) {
      const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
      if (!token) throw tokenProblem('AUTH-001');
      const [, read] = [...accepted].find(([prefix]) => token.startsWith(prefix)) ?? [];
      const caller = await (read
        ? authenticateProgram(read, token, request.method)
        : authenticateToken(token));
      const { accountId: account, contract, impersonator } = caller;
      noteAsker(request, {
        account,
        ...(contract !== undefined && { contract }),
        ...(impersonator && { impersonator: impersonator.accountId }),
      });
      return caller;
    },
    authenticateToken,
    acceptTokens: (prefix, read) => void accepted.set(prefix, read),
    holdImpersonators(check) {
      checkImpersonator = check;
    },
  };
}

function readCaller(claims: Readonly<Record<string, unknown>>): Caller {
  return {
    accountId: Number(claims.sub),
    email: String(claims.email),
    name: String(claims.name),
    contracts: Array.isArray(claims.contracts) ? claims.contracts.map(Number) : [],
    ...(claims.contract === undefined ? {} : { contract: Number(claims.contract) }),
    ...(typeof claims.session === 'number' && { session: claims.session }),
    ...readActor(claims),
  };
}

function readActor({ act, jti }: Readonly<Record<string, unknown>>): Pick<Caller, 'impersonator'> {
  if (typeof act !== 'object' || act === null) return {};
  const { sub, email, name } = act as Readonly<Record<string, unknown>>;
  return {
    impersonator: { accountId: Number(sub), email: String(email), name: String(name), token: String(jti) },
  };
}

function toProblem(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) {
    const expiredAt = new Date(Number(error.payload.exp) * 1000).toISOString();
    return tokenProblem('AUTH-003', { expiredAt });
  }
  if (error instanceof errors.JOSEError) return tokenProblem('AUTH-002', { reason: error.message });
  return error;
}

/** Every 401 names how to sign in (RFC 9110 §11.6.1). A refused token is an `invalid_grant`, as clients expect. */
export function challengeUnauthorized(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _body, done) => {
    if (reply.statusCode === 401 && !reply.hasHeader('www-authenticate')) {
      const refused = request.headers.authorization ? ', error="invalid_grant"' : '';
      reply.header('www-authenticate', `Bearer realm="back-office"${refused}`);
    }
    done();
  });
}
