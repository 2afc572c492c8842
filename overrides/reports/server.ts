/** What the server does beyond metadata for the area "reports": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Handler } from '../../server/kit.ts';
import {
  readAccounting,
  writeAccounting,
  writeAccountingPdf,
  writeAccountingXlsx,
  writeEntries,
} from './Accounting/server/accounting.ts';
import { listDeskSessions, writeDeskSessions } from './DeskSessions/server/deskSessions.ts';
import { listPerformances } from './Performances/server/listPerformances.ts';
import { readSales, writeSales, writeSalesPdf, writeSalesXlsx } from './Sales/server/readSales.ts';
import {
  readTakings,
  writeTakings,
  writeTakingsPdf,
  writeTakingsXlsx,
} from './Takings/server/readTakings.ts';

export const calls: readonly Handler[] = [
  listDeskSessions,
  listPerformances,
  readAccounting,
  readSales,
  readTakings,
  writeAccounting,
  writeAccountingPdf,
  writeAccountingXlsx,
  writeDeskSessions,
  writeEntries,
  writeSales,
  writeSalesPdf,
  writeSalesXlsx,
  writeTakings,
  writeTakingsPdf,
  writeTakingsXlsx,
];
