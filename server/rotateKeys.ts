/**
 * `npm run rotate-keys`: a new key signs from now on. Servers that share the folder go on and take it within a second;
 * tokens signed before are good until they expire. With `--records` it is the key of the journal alone.
 */
import { createPrivateKey, createPublicKey } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from './backup/runProgram.ts';
import { lockFolder } from './database/lockFolder.ts';
import {
  keysFolder,
  makeSecret,
  makeSigningKey,
  nameKey,
  RECORD,
  retiredName,
  SEALING,
  SIGNING,
} from './keys.ts';
import { readSettings } from './settings.ts';
import { LONGEST_TOKEN_SECONDS } from './verifyToken.ts';

/** In which a server may still sign with the key before. */
const UNSEEN_SECONDS = 60;

/** On the disk before it has its name, and its name before anybody relies on it. */
function replaceFile(folder: string, name: string, text: string): void {
  const draft = join(folder, `${name}.${process.pid}`);
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  renameSync(draft, join(folder, name));
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** @returns the names of the key that signs from now on and of the one that did */
function rotateSigning(folder: string, isAtOnce: boolean): { readonly to: string; readonly from: string } {
  const before = createPublicKey(createPrivateKey(readFileSync(join(folder, SIGNING), 'utf8')));
  const from = nameKey(before);
  const text = makeSigningKey();
  if (isAtOnce) {
    replaceFile(folder, SIGNING, text);
    for (const name of readdirSync(folder)) if (name.startsWith('retired-')) rmSync(join(folder, name));
  } else {
    const until = Math.ceil(Date.now() / 1000) + LONGEST_TOKEN_SECONDS + UNSEEN_SECONDS;
    replaceFile(folder, retiredName(from, until), before.export({ type: 'spki', format: 'pem' }).toString());
    replaceFile(folder, SIGNING, text);
  }
  return { from, to: nameKey(createPublicKey(text)) };
}

/** What was sealed before stays readable: its keys stay behind the new one. */
function rotateSealing(folder: string): void {
  replaceFile(folder, SEALING, `${makeSecret()}\n${readFileSync(join(folder, SEALING), 'utf8')}`);
}

/** Its public key stays beside the new one: what it signed is verified as before. */
function rotateRecord(folder: string): string {
  const text = makeSigningKey();
  replaceFile(folder, RECORD, text);
  return nameKey(createPublicKey(text));
}

await runProgram(async (print) => {
  const { values } = parseArgs({
    options: {
      sealing: { type: 'boolean', default: false },
      records: { type: 'boolean', default: false },
      'at-once': { type: 'boolean', default: false },
    },
  });
  const folder = keysFolder(readSettings(process.env).varDir);
  if (!existsSync(join(folder, SIGNING)))
    throw new Error(`No keys in "${folder}". Start the server once, or set VAR_DIR to its folder.`);
  const unlock = lockFolder(folder);
  try {
    if (values.records) {
      print(`The key "${rotateRecord(folder)}" signs the journal from now on; public keys from before stay.`);
      return;
    }
    const { from, to } = rotateSigning(folder, values['at-once']);
    print(`The key "${to}" signs from now on.`);
    print(
      values['at-once']
        ? `Tokens signed by "${from}" or a key before it are refused from now on.`
        : `Tokens signed by "${from}" are good until they expire, within an hour.`,
    );
    if (!values.sealing) return;
    rotateSealing(folder);
    print('A new key seals from now on; what was sealed before is opened by the keys before it, which stay.');
  } finally {
    unlock();
  }
});
