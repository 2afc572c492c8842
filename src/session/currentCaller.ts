/** Who is signed in, by the stored token. */
import { writeActor } from '../../schema/actor.ts';
import { type AccessToken, readToken } from './accessToken.ts';

export interface CurrentCaller {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly contracts: readonly number[];
  /** The contract that calls are about; absent when the person has none. */
  readonly contract?: number;
  /** Whether the token itself names the contract; the server takes none for granted. */
  readonly isSettled: boolean;
  /** The language their account is set to, if it is. */
  readonly locale?: string;
  /** Name of who works as this person. */
  readonly impersonator?: string;
  /** As the history names them. */
  readonly actor: string;
}

function decodeClaims(token: string): Record<string, unknown> {
  const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

export const currentCaller = (): CurrentCaller | undefined => readCaller(readToken());

/** Whom a token is of. */
export function readCaller(token: AccessToken | undefined): CurrentCaller | undefined {
  if (!token) return undefined;
  try {
    const claims = decodeClaims(token.access_token);
    const contracts = Array.isArray(claims.contracts) ? claims.contracts.map(Number) : [];
    const named = claims.contract === undefined ? undefined : Number(claims.contract);
    const contract = named ?? contracts[0];
    const act = claims.act as { readonly name?: unknown; readonly email?: unknown } | undefined;
    const email = String(claims.email);
    return {
      id: Number(claims.sub),
      email,
      name: String(claims.name),
      contracts,
      isSettled: named !== undefined,
      ...(contract === undefined ? {} : { contract }),
      ...(typeof claims.locale === 'string' && { locale: claims.locale }),
      actor: writeActor(act ? { email: String(act.email), as: email } : { email }),
      ...(act && { impersonator: String(act.name) }),
    };
  } catch {
    return undefined;
  }
}
