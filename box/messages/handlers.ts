/** What the box answers, by the name of the message. */
import { clearJobs } from './clearJobs.ts';
import { listJobs } from './listJobs.ts';
import { listPrinters } from './listPrinters.ts';
import { openCashdrawer } from './openCashdrawer.ts';
import { print } from './print.ts';
import { readPage } from './readPage.ts';

export const handlers = { clearJobs, listJobs, listPrinters, openCashdrawer, print, readPage };
