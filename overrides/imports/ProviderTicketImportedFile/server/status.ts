/** What may be done with a partner's file by its status, and the work that is asked for together with the next one. */
import type { ProviderTicketImportedFileValues } from '../../../../schema/generated/imports/ProviderTicketImportedFile.ts';
import type { OutsideContext } from '../../../../server/kit.ts';
import { moveStatus } from '../../FileStatus/server/moveStatus.ts';
import { importsProblem } from './errors.ts';
import { type Cursor, IMPORT_JOB } from './importJob.ts';

export type Status = ProviderTicketImportedFileValues['importStatus'];

export const STARTABLE: readonly Status[] = ['analyzed'];
export const CANCELLABLE: readonly Status[] = ['uploaded', 'analyzing', 'analyzed', 'pending', 'in_progress'];
export const RETRIABLE: readonly Status[] = ['failed', 'with_errors'];
export const EDITABLE: readonly Status[] = ['analyzed', 'failed', 'with_errors'];
export const DELETABLE: readonly Status[] = [
  'uploaded',
  'analyzed',
  'success',
  'with_errors',
  'failed',
  'cancelled',
];

/** @throws TIMPORT-001 */
export function demandStatus(
  { id, importStatus }: { readonly id: number; readonly importStatus: Status },
  allowed: readonly Status[],
  action: string,
): void {
  if (!allowed.includes(importStatus))
    throw importsProblem('TIMPORT-001', { file: id, status: importStatus, action });
}

interface NextStep {
  readonly id: number;
  readonly from: readonly Status[];
  readonly to: 'pending' | 'deleting';
  readonly action: string;
  readonly cursor?: Cursor;
  readonly task: 'import' | 'remove';
}

/** Who watches the import reads its notifications in the language of whoever began it. */
export const languageOf = ({ headers }: OutsideContext['from']): 'en' | 'fr' =>
  /^fr\b/i.test(headers['accept-language'] ?? '') ? 'fr' : 'en';

/** The work and the status that waits for it are asked for in one transaction. @throws TIMPORT-001 */
export async function startWork(
  { host, contract, caller, from: source }: OutsideContext,
  { id, from, to, action, cursor, task }: NextStep,
): Promise<{ id: number }> {
  await host.jobs.start({
    name: IMPORT_JOB,
    contract,
    caller,
    parameters: { file: id, task, language: languageOf(source) },
    async along(tx) {
      const isMoved = await moveStatus(tx, 'provider_ticket_imported_file', {
        contract,
        id,
        from,
        to,
        cursor,
      });
      if (!isMoved) throw importsProblem('TIMPORT-001', { file: id, status: 'changed', action });
    },
  });
  return { id };
}
