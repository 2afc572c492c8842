/** Gives the key that signs to whoever journals, and begins the journal of the demo organiser. */
import { readKeys, type Service } from '../../../../server/kit.ts';
import { recordSigner, signRecords } from './signRecords.ts';

/** Of the demo, which is made before anybody sells. */
const DEMO_CONTRACT = 1;

export const journalService: Service = {
  name: 'journal',
  register(host) {
    host.provide(recordSigner, () => readKeys(host.settings.varDir).record);
  },
  async seed({ database, settings }) {
    const now = new Date();
    const signer = readKeys(settings.varDir).record;
    await database.transaction('system', (tx) =>
      signRecords({ tx, contract: DEMO_CONTRACT, now, operator: 'demo', signer }, [
        { series: 'L', type: 'start', document: 'demo' },
      ]),
    );
  },
};
