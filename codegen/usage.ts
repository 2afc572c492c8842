/** What each command does and takes, as `npm run codegen -- help` prints it. */

const usages = {
  generate:
    '[--confirm]: makes types, descriptors, tables, guards and the migration from schema/; the same without a\n            word. --confirm also makes a migration that loses something or may be stopped by rows',
  check:
    '[<address or file> [--api <name>] [--only <path, tag or class>]…]: compares only: exits 1 and prints what a\n            change means; with an address what the server of an imported API says differently by now',
  release: '[--confirm]: drops from the tables what was removed from the schema and is kept until now',
  watch: 'makes everything again whenever a schema file is saved, until it is stopped',
  explain: '<Entity.property>: where every decision about it came from',
  import:
    '<address or file> --area <area> [--openapi <address or file>] [--api <name>] [--base <address>]\n            [--companions <folder>] [--only <path, tag or class>]… [--dry-run] [--verbose]: entity files from a Hydra or OpenAPI server',
  eject: '<Entity> <list|show|create|edit>: a screen of your own to start from, registered',
  status: '[--seen <path> …]: exits 1 and lists which ejected screens the schema has left behind',
  probe:
    '<server> [--token <text> | --token-file <path>] [--param name=value] [--pages <n>] [--concurrency <n>]\n            [--write]: holds a running server to its own documents',
  help: 'this',
} as const;

export type CommandName = keyof typeof usages;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(usages, name);

export const commandNames = Object.keys(usages) as readonly CommandName[];

/** How many words a command takes; those that read their own options are not here. */
const most: Readonly<Partial<Record<CommandName, number>>> = {
  watch: 0,
  explain: 1,
  eject: 2,
  help: 0,
};

const line = (name: CommandName) => `  ${name.padEnd(9)} ${usages[name]}`;

export const help = [
  'npm run codegen -- <command>',
  ...commandNames.map(line),
  'More in codegen/README.md.',
].join('\n');

/** The sentence that refuses what a command does not take; undefined when it takes it. */
export function refuseArguments(name: CommandName, args: readonly string[]): string | undefined {
  if (name === 'status' && args.length > 0 && (args[0] !== '--seen' || args.length === 1))
    return `${args[0] === '--seen' ? 'Which screen was seen?' : `"status" does not take "${args[0]}".`}\n${line(name)}`;
  if ((name === 'generate' || name === 'release') && args.length > 0)
    return args.join(' ') === '--confirm'
      ? undefined
      : `"${name}" does not take "${args.find((one, index) => one !== '--confirm' || index > 0)}".\n${line(name)}`;
  const taken = most[name];
  const extra = taken === undefined ? undefined : args[taken];
  return extra === undefined ? undefined : `"${name}" does not take "${extra}".\n${line(name)}`;
}
