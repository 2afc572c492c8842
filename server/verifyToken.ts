/** A token of this installation: signed with the key that signs now, or with one whose tokens have not all expired. */
import { errors, type JWTVerifyOptions, jwtVerify } from 'jose';
import { findVerifying, readKeys } from './keys.ts';

/** Nobody is served longer by a token: what signs one may not give it more. */
export const LONGEST_TOKEN_SECONDS = 3600;

/** @throws an error of `jose` */
export function verifyToken(varDir: string, token: string, options: JWTVerifyOptions) {
  return jwtVerify(
    token,
    ({ kid }) => {
      const key = findVerifying(varDir, kid ?? readKeys(varDir).keyId);
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key;
    },
    { ...options, algorithms: ['ES256'] },
  );
}
