/** The security log: who changed what in how they sign in, when and from where. Rows are only added. */
import type { Database } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import type { WebClient } from './webClient.ts';

type SecurityEvent =
  | 'password.changed'
  | 'factor.enrolled'
  | 'factor.removed'
  | 'factor.recovery_codes_renewed'
  | 'factor.recovery_code_used'
  | 'factor.reset_by_administrator'
  | 'passkey.added'
  | 'passkey.renamed'
  | 'passkey.removed'
  | 'passkey.refused'
  | 'impersonation.begun'
  | 'impersonation.ended'
  | 'session.ended'
  | 'sessions.ended'
  | 'token.made'
  | 'token.revoked';

export interface Doer {
  readonly accountId: number;
  readonly email: string;
  readonly webClient: WebClient;
}

export async function logSecurity(
  database: Pick<Database, 'query'>,
  { accountId, email, webClient }: Doer,
  what: SecurityEvent,
): Promise<void> {
  await database.query(
    'system',
    db.insertInto('security_log').values({
      account_id: accountId,
      email,
      what,
      address: webClient.address,
      browser: webClient.browser,
    }),
  );
}
