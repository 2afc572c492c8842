/** Marks a user as waiting for a mail about their access; `mailAccess.ts` of `AccountsUser` sends it. */
import type { AccessMail } from './sendAccessMail.ts';

export const reserveMail = (
  accessMail: AccessMail['kind'],
  { by, now }: { readonly by: string | null; readonly now: Date },
) => ({ accessMail, accessMailAt: now.toISOString(), accessMailBy: by, accessMailedAt: null });
