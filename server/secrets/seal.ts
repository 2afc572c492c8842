/** Secrets that must be read back, kept so that the database alone gives none away: AES-256-GCM with a key of VAR_DIR. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const keyOf = (sealingSecret: string) => Buffer.from(sealingSecret, 'base64url');

/** @param sealingSecrets the first seals */
export function seal([sealingSecret = '']: readonly string[], text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(ALGORITHM, keyOf(sealingSecret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns undefined when it was sealed with none of the keys */
export function unseal(sealingSecrets: readonly string[], sealed: string): string | undefined {
  for (const secret of sealingSecrets) {
    const text = unsealWith(secret, sealed);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** What another key has sealed is known by its authentication tag. */
function unsealWith(sealingSecret: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const cipher = createDecipheriv(ALGORITHM, keyOf(sealingSecret), bytes.subarray(0, 12));
    cipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
