/** Providers: their access is tested, and their tickets are fetched when asked and by the clock. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { ANONYMOUS, listContracts, type Service } from '../../../../server/kit.ts';
import { openFeed } from './feedProvider.ts';
import { FETCH_JOB, listAccesses } from './importAutomatically.ts';
import { importFrom } from './importFrom.ts';
import { readAccess } from './readAccess.ts';

const test = defineAction('ProviderTicketCredentials.test', {
  async prepare({ host, tx, contract, signal }, { id }) {
    const stored = await readAccess(tx, host.settings, { contract, id });
    return stored && openFeed(host.settings.remoteAllow).test(stored.access, signal);
  },
  async run({ write }, { id }, state) {
    if (state)
      await write.update('ProviderTicketCredentials', id, {
        connectionState: state,
        checkedAt: new Date().toISOString(),
      });
    return { id };
  },
});

export const providerTicketCredentialsBehaviour = defineBehaviour('ProviderTicketCredentials', {
  // What was found out is about what was entered then.
  onUpdateOf: ['param1', 'param2', 'param3'],
  beforeUpdate: () => ({ connectionState: 'untested' as const }),
  actions: [test],
});

/** By the clock, an access is asked that has answered before: the first time is a person's. */
const EACH_TEN_MINUTES = '*/10 * * * *';
const CLOCK = { ...ANONYMOUS, name: 'tickets of providers' };

export const providerService: Service = {
  name: 'providers',
  register(host) {
    const { database, jobs, app } = host;
    jobs.define(FETCH_JOB, ({ contract, caller, parameters, signal }) =>
      importFrom(host, {
        contract,
        caller,
        id: Number(parameters.credentials),
        language: parameters.language === 'en' ? 'en' : 'fr',
        signal,
      }),
    );
    jobs.schedule('tickets of providers', EACH_TEN_MINUTES, { timezone: 'UTC' }, async ({ signal }) => {
      for (const contract of await listContracts(database)) {
        const known = await database.query(
          { contract },
          listAccesses(contract).where('connection_state', '!=', 'untested'),
        );
        for (const { id } of known) {
          signal.throwIfAborted();
          try {
            await importFrom(host, { contract, caller: CLOCK, id, language: 'fr', signal });
          } catch (error) {
            app.log.error({ err: error, contract, id }, 'the tickets of a provider');
          }
        }
      }
    });
  },
};
