/** What the box answers, by the name of the message. A `Refusal` that one throws is answered as such. */
import { apply } from './apply.ts';
import { clearJobs } from './clearJobs.ts';
import { executeSpeedtest } from './executeSpeedtest.ts';
import { fullDiagnostic } from './fullDiagnostic.ts';
import { getIpConfig } from './getIpConfig.ts';
import { installNewPrinters } from './installNewPrinters.ts';
import { listJobs } from './listJobs.ts';
import { listPrinters } from './listPrinters.ts';
import { listUsableEndpoint } from './listUsableEndpoint.ts';
import { openCashdrawer } from './openCashdrawer.ts';
import { print } from './print.ts';
import { queryPaymentTerminalTransaction } from './queryPaymentTerminalTransaction.ts';
import { readPage } from './readPage.ts';
import { rebootDevice } from './rebootDevice.ts';
import { removePrinters } from './removePrinters.ts';
import { startPaymentTerminalTransaction } from './startPaymentTerminalTransaction.ts';
import { wifiNearby } from './wifiNearby.ts';

export const handlers = {
  apply,
  clearJobs,
  executeSpeedtest,
  fullDiagnostic,
  getIpConfig,
  installNewPrinters,
  listJobs,
  listPrinters,
  listUsableEndpoint,
  openCashdrawer,
  print,
  queryPaymentTerminalTransaction,
  readPage,
  rebootDevice,
  removePrinters,
  startPaymentTerminalTransaction,
  wifiNearby,
};
