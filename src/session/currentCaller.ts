/** Who is signed in, as the stored token says. */
import { readToken } from './accessToken.ts';

export interface CurrentCaller {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly contracts: readonly number[];
  /** The contract that calls imply; absent when the person has several and chose none. */
  readonly contract?: number;
}

function decodeClaims(token: string): Record<string, unknown> {
  const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

export function currentCaller(): CurrentCaller | undefined {
  const token = readToken();
  if (!token) return undefined;
  try {
    const claims = decodeClaims(token.access_token);
    const contracts = Array.isArray(claims.contracts) ? claims.contracts.map(Number) : [];
    const contract = claims.contract === undefined ? contracts[0] : Number(claims.contract);
    return {
      id: Number(claims.sub),
      email: String(claims.email),
      name: String(claims.name),
      contracts,
      ...(contract === undefined ? {} : { contract }),
    };
  } catch {
    return undefined;
  }
}
