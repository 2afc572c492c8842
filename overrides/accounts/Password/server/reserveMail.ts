/** What says of a user that a mail about their access waits to be sent; `mailAccess.ts` of `AccountsUser` sends it. */
import type { AccessMail } from './sendAccessMail.ts';

export const reserveMail = (
  accessMail: AccessMail['kind'],
  { by, now }: { readonly by: string | null; readonly now: Date },
) => ({ accessMail, accessMailAt: now.toISOString(), accessMailBy: by, accessMailedAt: null });
