/**
 * The files of imports under VAR_DIR: an upload until its job is done, the rows it refused for a week. They lie by
 * contract, so that nobody reaches another's.
 */
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { delimiterOf, renderCsv } from '../export/renderCsv.ts';
import { describeViolation, type Reader } from './describeViolation.ts';
import type { PlannedRow } from './draft.ts';
import { reportHeads } from './reportWords.ts';

export interface ImportPlace {
  readonly varDir: string;
  readonly contract: number;
  readonly entity: string;
  readonly id: string;
}

const keptMs = 7 * 24 * 3600 * 1000;

const folderOf = ({ varDir, contract }: Pick<ImportPlace, 'varDir' | 'contract'>): string =>
  join(varDir, 'imports', String(contract));
const uploadOf = (place: ImportPlace): string => join(folderOf(place), `${place.entity}-${place.id}.upload`);
const reportOf = (place: ImportPlace): string =>
  join(folderOf(place), `${place.entity}-${place.id}.errors.csv`);

/** A new place, its folder made; what lies there for longer than a week goes. */
export async function openPlace(place: Omit<ImportPlace, 'id'>): Promise<ImportPlace> {
  const folder = folderOf(place);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > keptMs) await rm(join(folder, name), { force: true });
  }
  return { ...place, id: randomUUID() };
}

export const isImportId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** On the disk before the job is: a job without its file could not be done. Nothing stays of one that did not fit. */
export async function keepUpload(place: ImportPlace, bytes: Buffer): Promise<void> {
  const file = await open(uploadOf(place), 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await dropUpload(place);
    throw error;
  } finally {
    await file.close();
  }
}

export const readKept = (place: ImportPlace): Promise<Buffer> => readFile(uploadOf(place));
export const dropUpload = (place: ImportPlace): Promise<void> => rm(uploadOf(place), { force: true });
export const readReport = (place: ImportPlace): Promise<Buffer> => readFile(reportOf(place));

export interface ReportHead {
  readonly columns: readonly string[];
  readonly language: 'en' | 'fr';
}

/** The columns as they came, so that the rows can be mended and sent again, and what was wrong beside them. */
export async function startReport(place: ImportPlace, { columns, language }: ReportHead): Promise<void> {
  const { row, error } = reportHeads[language];
  await writeFile(reportOf(place), `\ufeff${renderCsv([[...columns, row, error]], delimiterOf(language))}`);
}

export async function appendReport(
  place: ImportPlace,
  { columns, language, properties }: ReportHead & Reader,
  rows: readonly PlannedRow[],
): Promise<void> {
  const lines = rows.map(({ cells, number, violations }) => {
    const own = columns.map((_, index) => String(cells[index] ?? ''));
    const why = violations
      .map((violation) => describeViolation(violation, { language, properties }))
      .join(' | ');
    return [...own, number, why];
  });
  if (lines.length > 0) await appendFile(reportOf(place), renderCsv(lines, delimiterOf(language)));
}
