/** What the server does beyond metadata for the area "reports": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Handler } from '../../server/kit.ts';
import {
  readAccounting,
  writeAccounting,
  writeAccountingPdf,
  writeAccountingXlsx,
  writeEntries,
} from './Accounting/server/accounting.ts';
import { listPerformances } from './Performances/server/listPerformances.ts';
import { readSales, writeSales, writeSalesPdf, writeSalesXlsx } from './Sales/server/readSales.ts';
import {
  readTakings,
  writeTakings,
  writeTakingsPdf,
  writeTakingsXlsx,
} from './Takings/server/readTakings.ts';

export const calls: readonly Handler[] = [
  listPerformances,
  readAccounting,
  readSales,
  readTakings,
  writeAccounting,
  writeAccountingPdf,
  writeAccountingXlsx,
  writeEntries,
  writeSales,
  writeSalesPdf,
  writeSalesXlsx,
  writeTakings,
  writeTakingsPdf,
  writeTakingsXlsx,
];
