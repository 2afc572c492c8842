/** Passwords: Argon2id with the library's default cost (19 MiB, 2 passes), loaded when someone first signs in. */

const load = () => import('@node-rs/argon2');

let decoy: Promise<string> | undefined;

export async function hashPassword(password: string): Promise<string> {
  return (await load()).hash(password);
}

/** Takes as long for an account that does not exist, or has no password yet, as for one that does. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const { verify } = await load();
  decoy ??= hashPassword('nobody has this password');
  const isRight = await verify(hash ?? (await decoy), password);
  return isRight && hash !== null && hash !== undefined;
}
