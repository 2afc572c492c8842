/** `npm run restore -- --from <file>`: what `npm run backup` kept, into the VAR_DIR and DATABASE_URL of this machine. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restoreBackup.ts';
import { runProgram } from './backup/runProgram.ts';
import { readSettings } from './settings.ts';

const USAGE = 'Usage: npm run restore -- --from <file> [--overwrite]';

await runProgram(async (print) => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
  });
  if (!values.from) throw new Error(USAGE);
  const settings = readSettings(process.env);
  const manifest = await restoreBackup(settings, { from: values.from, overwrite: values.overwrite, print });
  print(
    `The backup of ${manifest.madeAt} is restored. Start the server with the same VAR_DIR and DATABASE_URL.`,
  );
  if (!manifest.hasKeys)
    print(
      existsSync(join(settings.varDir, 'keys'))
        ? `It has no keys: those in "${join(settings.varDir, 'keys')}" are used. Other keys open none of the secrets that were sealed.`
        : 'It has no keys. Put the folder "keys" back into VAR_DIR before you start, or everybody signs in again, second factors are gone but for recovery codes, and passwords of other services have to be entered anew.',
    );
});
