/**
 * Tickets of a provider become a file like one that was uploaded, and are imported by the same work: its strategy, its
 * mapping, its guard of seats. A file whose columns nobody has mapped waits for a person.
 */
import { randomUUID } from 'node:crypto';
import { actorOf, type Caller, fileImports, type Host, type JobData } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { keepFile } from '../../FileStatus/server/keptFiles.ts';
import { moveStatus } from '../../FileStatus/server/moveStatus.ts';
import { IMPORT_JOB, START } from '../../ProviderTicketImportedFile/server/importJob.ts';
import { FOLDER } from '../../ProviderTicketImportedFile/server/readFile.ts';
import { STARTABLE } from '../../ProviderTicketImportedFile/server/status.ts';
import {
  describeFile,
  describeSheet,
  suggestMapping,
} from '../../ProviderTicketImportedFile/server/upload.ts';
import { openFeed } from './feedProvider.ts';
import { readAccess, type StoredAccess } from './readAccess.ts';
import type { Fetched } from './TicketProvider.ts';

interface Wanted {
  readonly contract: number;
  readonly caller: Caller;
  /** Of the access. */
  readonly id: number;
  readonly language: 'en' | 'fr';
  readonly signal: AbortSignal;
}

const NONE = { file: null, rows: 0 } as const;

/** Only who found the cursor where it still is has fetched something new. @returns the id of the file */
async function storeFile(
  host: Host,
  { contract, caller, id, signal }: Wanted,
  { stored, fetched }: { readonly stored: StoredAccess; readonly fetched: Fetched },
) {
  const { file, cursor } = fetched;
  if (!file) return undefined;
  const name = `${stored.provider}.csv`;
  const table = await host.use(fileImports).read({ contract, file: { bytes: file.bytes, name }, signal });
  if (table.count === 0) return undefined;
  const sheet = describeSheet(table);
  const token = randomUUID();
  await keepFile({ varDir: host.settings.varDir, folder: FOLDER, contract, fileName: token }, file.bytes);
  return host.transaction({ contract, actor: actorOf(caller) }, async ({ tx, write }) => {
    const [current] = await tx.query(
      db
        .selectFrom('provider_ticket_credentials')
        .select('import_cursor as cursor')
        .where('contract_id', '=', contract)
        .where('id', '=', id)
        .forUpdate(),
    );
    if (!current || current.cursor !== stored.cursor) return undefined;
    const suggested = await suggestMapping(tx, contract, sheet);
    const sent = { size: file.bytes.length, mimeType: 'text/csv', eventDate: null };
    const made = await write.create('ProviderTicketImportedFile', {
      ...describeFile({ name, token, sheet, table, ...suggested }, sent),
      externalProvider: stored.provider,
    });
    await write.update('ProviderTicketCredentials', id, { importCursor: cursor ?? stored.cursor });
    const { columns, generateBarcode } = suggested.mapping;
    const isMapped = generateBarcode || Object.values(columns).includes('barcode');
    return { file: made, rows: table.count, isMapped };
  });
}

/** @returns what came of it, as the result of a job */
export async function importFrom(host: Host, wanted: Wanted): Promise<JobData> {
  const { contract, caller, id, language, signal } = wanted;
  const scope = { contract, actor: actorOf(caller) };
  const stored = await host.database.transaction(scope, (tx) =>
    readAccess(tx, host.settings, { contract, id }),
  );
  if (!stored) return NONE;
  const feed = openFeed(host.settings.remoteAllow);
  const fetched = await feed.fetchTickets(stored.access, stored.cursor, signal);
  await host.transaction(scope, ({ write }) =>
    write.update('ProviderTicketCredentials', id, {
      connectionState: fetched.state,
      checkedAt: new Date().toISOString(),
    }),
  );
  const kept = await storeFile(host, wanted, { stored, fetched });
  if (!kept) return { ...NONE, state: fetched.state };
  const { file, rows, isMapped } = kept;
  if (isMapped)
    await host.jobs.start({
      name: IMPORT_JOB,
      contract,
      caller,
      parameters: { file, task: 'import', language },
      async along(tx) {
        await moveStatus(tx, 'provider_ticket_imported_file', {
          contract,
          id: file,
          from: STARTABLE,
          to: 'pending',
          cursor: START,
        });
      },
    });
  return { file, rows, state: fetched.state };
}
