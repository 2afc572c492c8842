/** `npm run backup -- --to <file>`: the installation of VAR_DIR and DATABASE_URL in one file, for `npm run restore`. */
import { parseArgs } from 'node:util';
import { makeBackup } from './backup/makeBackup.ts';
import { runProgram } from './backup/runProgram.ts';
import { readSettings } from './settings.ts';

const USAGE = 'Usage: npm run backup -- --to <file> [--without-keys]';

await runProgram(async (print) => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, 'without-keys': { type: 'boolean', default: false } },
  });
  if (!values.to) throw new Error(USAGE);
  const settings = readSettings(process.env);
  await makeBackup(settings, { to: values.to, withoutKeys: values['without-keys'] });
  print(`The backup is in "${values.to}".`);
  print(
    values['without-keys']
      ? 'It has no keys: restored without the folder "keys", everybody signs in again, second factors are gone but for recovery codes, and passwords of other services have to be entered anew.'
      : 'It holds the keys and all data: keep it as closed as the server.',
  );
});
