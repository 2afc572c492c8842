/** `POST /provider_auto_imported_tickets/process/handle`: what a provider has sold since the last time is fetched, as a job. */
import { defineAction } from '../../../../server/action.ts';
import { db } from '../../../../server/sql.ts';
import { importsProblem } from '../../ProviderTicketImportedFile/server/errors.ts';
import { languageOf } from '../../ProviderTicketImportedFile/server/status.ts';

export const FETCH_JOB = 'provider-tickets';

/** Of those that are in use. */
export const listAccesses = (contract: number) =>
  db
    .selectFrom('provider_ticket_credentials')
    .select('id')
    .where('contract_id', '=', contract)
    .where('active', '=', true)
    .where('provider_type', '=', 'ticket_import')
    .orderBy('id');

export const importAutomatically = defineAction('ProviderTicketImportedFile.importAutomatically', {
  async run({ tx, contract }, { body: { provider } }) {
    const [found] = await tx.query(listAccesses(contract).where('provider_name', '=', provider));
    if (!found) throw importsProblem('TIMPORT-004', { provider });
    return { credentials: found.id };
  },
  async finish({ host, contract, caller, from }, { credentials }) {
    const parameters = { credentials, language: languageOf(from) };
    const { iri } = await host.jobs.start({ name: FETCH_JOB, contract, caller, parameters });
    return { job: iri };
  },
});
