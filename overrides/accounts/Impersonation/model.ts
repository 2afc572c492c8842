/** Working as someone else: how long it lasts, and what it closes. Pure. */

/** Ours: the specification names no length. */
export const IMPERSONATION_SECONDS = 3600;

/** One's own account is nobody else's to look into; and nobody changes users, roles or passwords in another's name. */
export function isLocked(method: string, url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  // The way out.
  if (method === 'DELETE' && /^\/accounts\/api\/v1\/contracts\/\d+\/impersonations$/.test(path)) return false;
  if (/^\/accounts\/api\/v1\/account(\/|$)/.test(path)) return true;
  return path.startsWith('/accounts/') && method !== 'GET' && method !== 'HEAD';
}
