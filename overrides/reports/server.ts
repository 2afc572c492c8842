/** What the server does beyond metadata for the area "reports": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Handler } from '../../server/kit.ts';
import { readAccounting, writeAccounting, writeEntries } from './Accounting/server/accounting.ts';
import { listPerformances } from './Performances/server/listPerformances.ts';
import { readSales, writeSales } from './Sales/server/readSales.ts';
import { readTakings, writeTakings } from './Takings/server/readTakings.ts';

export const calls: readonly Handler[] = [
  listPerformances,
  readAccounting,
  readSales,
  readTakings,
  writeAccounting,
  writeEntries,
  writeSales,
  writeTakings,
];
