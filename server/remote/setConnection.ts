/**
 * `npm run remote -- <api> --bearer`: keeps how our server signs in at the one that keeps an API's records. The secret is
 * read from the standard input: what is on a command line is read by every other program of the machine.
 */
import { parseArgs } from 'node:util';
import { apis } from '../../schema/generated/apis.ts';
import { runProgram } from '../backup/runProgram.ts';
import { readSettings } from '../settings.ts';
import { type Credentials, removeConnection, writeConnection } from './connection.ts';

const USAGE = `Usage: npm run remote -- <api> <credentials> [--contract <id>] [--address <address>] [--seconds <n>]
Credentials, their secret on the standard input: --bearer · --basic <user> · --header <name> · --query <name> ·
--oauth <token address> --client <id> [--scope <scope>] · --none. --remove takes them away.`;

const options = {
  none: { type: 'boolean' },
  bearer: { type: 'boolean' },
  basic: { type: 'string' },
  header: { type: 'string' },
  query: { type: 'string' },
  oauth: { type: 'string' },
  client: { type: 'string' },
  scope: { type: 'string' },
  contract: { type: 'string' },
  address: { type: 'string' },
  seconds: { type: 'string' },
  remove: { type: 'boolean' },
} as const;

type Given = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

async function readSecret(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('The secret, then Ctrl+D: ');
  const parts: Buffer[] = [];
  for await (const part of process.stdin as AsyncIterable<Buffer>) parts.push(part);
  const secret = Buffer.concat(parts).toString('utf8').trim();
  if (secret === '') throw new Error(`No secret came on the standard input.\n${USAGE}`);
  return secret;
}

function checkUrl(name: string, url: string): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Error(`--${name} "${url}" is no address. Write it with https://.`);
  return url;
}

async function readCredentials(given: Given): Promise<Credentials> {
  const { none, bearer, basic, header, query, oauth, client, scope } = given;
  const ways = [none, bearer, basic, header, query, oauth].filter((one) => one !== undefined);
  if (ways.length !== 1) throw new Error(USAGE);
  if (none) return { kind: 'none' };
  if (bearer) return { kind: 'bearer', token: await readSecret() };
  if (basic) return { kind: 'basic', user: basic, password: await readSecret() };
  if (header) return { kind: 'header', name: header, value: await readSecret() };
  if (query) return { kind: 'query', name: query, value: await readSecret() };
  if (!oauth || !client) throw new Error(USAGE);
  const tokenUrl = checkUrl('oauth', oauth);
  return {
    kind: 'oauth',
    tokenUrl,
    clientId: client,
    clientSecret: await readSecret(),
    ...(scope && { scope }),
  };
}

function readNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`--${name} is "${text}". Give a whole number from 1.`);
  return number;
}

function findRemote(name: string | undefined): string {
  const known = apis.filter(({ served }) => served === 'remote').map((api) => api.name);
  if (name !== undefined && known.includes(name)) return name;
  const all = known.length > 0 ? `They are "${known.join('", "')}".` : 'There is none.';
  throw new Error(
    `${name === undefined ? 'Which API?' : `"${name}" is no API that another server keeps.`} ${all}\n${USAGE}`,
  );
}

await runProgram(async (print) => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const api = findRemote(positionals[0]);
  const contract = readNumber('contract', values.contract);
  const { varDir } = readSettings(process.env);
  const whose = contract === undefined ? 'all contracts' : `contract ${contract}`;
  if (values.remove) {
    removeConnection(varDir, api, contract);
    print(`The connection of "${api}" for ${whose} is removed.`);
    return;
  }
  const seconds = readNumber('seconds', values.seconds);
  const address = values.address === undefined ? undefined : checkUrl('address', values.address);
  const credentials = await readCredentials(values);
  writeConnection(varDir, { api, contract }, { credentials, address, seconds });
  print(`"${api}" is connected for ${whose}. Servers of this VAR_DIR use it from now on.`);
});
