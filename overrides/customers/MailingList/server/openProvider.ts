/** The mailing service of an organiser, opened with the key that is stored sealed. */
import { type Host, readKeys, type Sql, unsealText } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import type { MailProvider } from '../model/provider.ts';
import { type BrevoOptions, openBrevo } from './brevo.ts';
import { mailingProblem } from './errors.ts';

export type ProviderName = 'brevo';

const providers: Readonly<Record<ProviderName, (options: BrevoOptions) => MailProvider>> = {
  brevo: openBrevo,
};

const isProvider = (name: string): name is ProviderName => Object.hasOwn(providers, name);

/** @throws CRM-023 */
export function demandName(name: string): ProviderName {
  if (!isProvider(name)) throw mailingProblem('CRM-023', { provider: name.slice(0, 80) });
  return name;
}

export interface Asking {
  readonly host: Pick<Host, 'settings'>;
  readonly tx: Pick<Sql, 'query'>;
  readonly contract: number;
  readonly signal: AbortSignal;
}

/** @throws CRM-023 */
export async function openProvider(
  { host: { settings }, tx, contract, signal }: Asking,
  name: string,
): Promise<MailProvider> {
  const provider = demandName(name);
  const [access] = await tx.query(
    db
      .selectFrom('mailer_access')
      .select('api_key as apiKey')
      .where('contract_id', '=', contract)
      .where('mailer_provider', '=', provider)
      .orderBy('id', 'desc')
      .limit(1),
  );
  const apiKey = access && unsealText(readKeys(settings.varDir).sealingSecrets, access.apiKey);
  if (!apiKey) throw mailingProblem('CRM-023', { provider });
  return providers[provider]({ apiKey, settings, signal });
}
