/** Online payments: the pages, the mails about links, and every minute what nobody came back for. */
import { type Host, listContracts, type Service } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { readForms } from '../../../accounts/SignIn/server/service.ts';
import { isSettled } from '../model.ts';
import { subscribeLinkMails } from './linkMails.ts';
import { registerPages } from './payRoutes.ts';
import { createManual, type Provider } from './provider.ts';
import { findAttempt, settleByProvider } from './settle.ts';
import { ownOrigin } from './tokens.ts';

const readWaiting = sqlFile<{ readonly contract: number; readonly before: string }, { readonly id: number }>(
  import.meta.dirname,
  'readWaiting.sql',
);

/** Buyers who are still on the page of their bank need no question yet. */
const QUIET_MS = 2 * 60_000;

/** Asks what became of attempts that nobody came back for, and gives back what is owed. @returns how many were asked about */
export async function sweepAttempts(
  host: Pick<Host, 'database' | 'transaction'>,
  provider: Provider,
  { contract, now }: { readonly contract: number; readonly now: Date },
): Promise<number> {
  const before = new Date(now.getTime() - QUIET_MS).toISOString();
  const waiting = await host.database.query({ contract }, readWaiting({ contract, before }));
  for (const { id } of waiting) {
    const attempt = await findAttempt(host, contract, { id });
    if (!attempt) continue;
    if (isSettled(attempt)) await provider.refund(attempt);
    else await settleByProvider(host, provider, attempt);
  }
  return waiting.length;
}

export const onlinePayments: Service = {
  name: 'online payments',
  async register(host) {
    const provider = createManual(host);
    host.provide(ownOrigin, host.settings.origin);
    subscribeLinkMails(host);
    await host.app.register(async (app) => {
      readForms(app);
      registerPages(app, { host, provider });
    });
    host.jobs.schedule('online payments', '* * * * *', { timezone: 'UTC' }, async ({ signal }) => {
      for (const contract of await listContracts(host.database)) {
        signal.throwIfAborted();
        await sweepAttempts(host, provider, { contract, now: new Date() });
      }
    });
  },
};
