/**
 * `npm test`: the one check, stage by stage. Every stage runs even when an earlier one failed, so that one run shows
 * all; then come the tests that failed with the first line of why, how much of the specification is there (where it lies
 * beside the checkout), and the last line counts. `npm test -- unit http` runs some stages only.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { type Cluster, findPostgres, startCluster } from './fixtures/postgres.ts';
import { openRunFolder } from './fixtures/runFolder.ts';

interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Its results are counted. */
  readonly project?: true;
  /** Runs before all others, together with its like; what it prints comes at once. */
  readonly beside?: true;
}

const root = join(import.meta.dirname, '..');
const reports = join(openRunFolder(), 'reports');
mkdirSync(reports);
const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

/** While one file waits for its database the other works. */
const workers = Math.max(2, availableParallelism() - 1);
/** Each with its own Chromium, server and database, which are more than one process at work. */
const browsers = Math.min(4, availableParallelism());

const project = (name: string, title = name, env: Record<string, string> = {}): Stage => ({
  name: title,
  project: true,
  env,
  command: [
    'vitest',
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${title}.json`)}`,
    `--maxWorkers=${name === 'browser' ? browsers : workers}`,
  ],
});

const stages: readonly Stage[] = [
  { name: 'lint', beside: true, command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'unused', beside: true, command: ['knip'] },
  { name: 'types', beside: true, command: ['node', '--run', 'types'] },
  { name: 'generated', beside: true, command: ['node', 'codegen/cli.ts', 'check'] },
  { name: 'admin', beside: true, command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'generated-sql', beside: true, command: ['node', 'tests/checkSql.ts'] },
  // As before `npm start`: an empty database that every fresh folder is a copy of, instead of made anew in each.
  { name: 'database', command: ['node', 'server/admin/build.ts'] },
  project('unit'),
  project('architecture'),
  project('http', 'http-pglite', { TEST_DATABASE: 'pglite' }),
  project('http', 'http-postgres', { TEST_DATABASE: 'postgres' }),
  project('security'),
  project('channel'),
  project('browser'),
];

interface Ended {
  readonly isGreen: boolean;
  /** All that it printed, unless it was printed as it came. */
  readonly printed: string;
  readonly seconds: number;
}

function run(stage: Stage, more: Record<string, string>): Promise<Ended> {
  const [program = '', ...args] = stage.command;
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  const begun = Date.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: stage.beside ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path, ...more, ...stage.env },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => printed.push(bytes));
  return new Promise((resolve) => {
    const end = (isGreen: boolean) =>
      resolve({
        isGreen,
        printed: Buffer.concat(printed).toString(),
        seconds: Math.round((Date.now() - begun) / 1000),
      });
    child.once('error', () => end(false));
    child.once('close', (code) => end(code === 0));
  });
}

/** Why a stage cannot run on this machine, or nothing. On CI everything is there or the run fails. */
function findReasonToSkip(stage: Stage): string | undefined {
  if (process.env.CI) return undefined;
  if (stage.name === 'http-postgres' && !process.env.TEST_POSTGRES_URL && !findPostgres())
    return 'PostgreSQL is not installed ("apt-get install postgresql")';
  if (stage.name === 'browser' && !chromium) return 'Chromium is not installed ("apt-get install chromium")';
  return undefined;
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** One line a failure: the file, the fact and the first line of why it does not hold. */
function listFailures({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${takeFirstLine(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}: ${takeFirstLine(failureMessages[0] ?? '')}`,
    );
  });
}

const takeFirstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';

function countTests(title: string): { passed: number; failed: number; failures: string[] } {
  try {
    const report = JSON.parse(readFileSync(join(reports, `${title}.json`), 'utf8')) as Report;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      failures: listFailures(report),
    };
  } catch {
    // A stage that could not even report has failed once.
    return { passed: 0, failed: 1, failures: [] };
  }
}

const wanted = process.argv.slice(2);
const chosen = stages.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
);
const total = { passed: 0, failed: 0 };
const lines: string[] = [];
const failures: string[] = [];
let cluster: Cluster | undefined;
const coverage = join(reports, 'coverage.txt');
const shared: Record<string, string> = { TEST_RUN: String(process.pid), COVERAGE_FILE: coverage };
const needsCluster = chosen.some(({ name }) => /postgres|channel|http/.test(name));
if (needsCluster && !process.env.TEST_POSTGRES_URL && findPostgres()) {
  cluster = await startCluster(['fsync=off', 'full_page_writes=off']);
  shared.TEST_POSTGRES_URL = cluster.url;
}
if (chromium) shared.CHROMIUM = chromium;

function report({ name, project }: Stage, { isGreen, seconds }: Ended): void {
  lines.push(`${isGreen ? 'ok      ' : 'FAILED  '} ${name} (${seconds} s)`);
  const counted = project
    ? countTests(name)
    : { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, failures: [] };
  // A crash outside any test fails the stage without a failed test.
  total.passed += counted.passed;
  total.failed += isGreen ? counted.failed : Math.max(1, counted.failed);
  failures.push(...counted.failures.map((line) => `${name}: ${line}`));
}

const printTitle = ({ name }: Stage) => process.stdout.write(`\n── ${name} ──\n`);

/** As many at a time as there are workers. */
async function runBeside(beside: readonly Stage[]): Promise<void> {
  const waiting = [...beside];
  const work = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const ended = await run(stage, shared);
      printTitle(stage);
      process.stdout.write(ended.printed);
      report(stage, ended);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}

const possible = chosen.filter((stage) => {
  const reason = findReasonToSkip(stage);
  if (reason) lines.push(`skipped  ${stage.name}: ${reason}`);
  return !reason;
});
await runBeside(possible.filter(({ beside }) => beside));
for (const stage of possible.filter(({ beside }) => !beside)) {
  printTitle(stage);
  report(stage, await run(stage, shared));
}

await cluster?.stop();
const specified = existsSync(coverage) ? `${readFileSync(coverage, 'utf8')}\n\n` : '';
process.stdout.write(
  `\n${[...lines, '', ...failures].join('\n').trimEnd()}\n\n${specified}${total.passed} passed, ${total.failed} failed\n`,
);
process.exit(total.failed > 0 || chosen.length === 0 ? 1 : 0);
