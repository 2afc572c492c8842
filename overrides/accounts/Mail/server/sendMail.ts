/**
 * Hands a mail over: to the server of `MAIL_URL` (`smtp://…`), or without one to a file `VAR_DIR/mail/<name>.eml`.
 * What a mail contains, its links above all, is never logged. The library is loaded with the first mail.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Host } from '../../../../server/kit.ts';
import type { Mail } from '../model.ts';
import { mailProblem } from './errors.ts';

type MailHost = Pick<Host, 'settings' | 'app'>;

/** The sender without `MAIL_FROM`: the host people open. */
function findSender({ env, origin }: Host['settings']): string {
  return env.MAIL_FROM ?? `no-reply@${new URL(origin).hostname}`;
}

export async function sendMail(
  { settings, app }: MailHost,
  { key, attachments, ...mail }: Mail,
): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const from = findSender(settings);
  const domain = from.replace(/^.*@|>$/g, '');
  const files = attachments && { attachments: [...attachments] };
  const message = { from, ...mail, ...files, ...(key && { messageId: `<${key}@${domain}>` }) };
  const url = settings.env.MAIL_URL;
  if (url) {
    try {
      await createTransport(url).sendMail(message);
    } catch (error) {
      // Its words name who the mail is for.
      const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
      app.log.error({ code, responseCode }, 'a mail was not taken');
      // A refused envelope is a mailbox that is not there; what is refused otherwise may be settled at the mail server.
      const isForGood = code === 'EENVELOPE' && (responseCode ?? 0) >= 500;
      throw isForGood ? mailProblem('MAIL-002') : mailProblem('MAIL-001');
    }
    return;
  }
  const { message: bytes } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  const folder = join(settings.varDir, 'mail');
  // Whoever reads these files can sign in as who they are for.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${Date.now()}-${randomUUID()}.eml`);
  await writeFile(file, bytes as Buffer, { mode: 0o600 });
  app.log.info({ file }, 'a mail is written to a file, as there is no MAIL_URL');
}
