/**
 * The report of an import at its end, pure: files, decisions, entities. The same decision in many places is one line, with
 * how many they are and three of them; `verbose` prints each.
 */
import type { Remark } from './facts.ts';
import type { Imported } from './importApi.ts';

type Report = Pick<Extract<Imported, { ok: true }>, 'files' | 'entities' | 'remarks'>;

interface How {
  readonly isDry: boolean;
  readonly isVerbose: boolean;
}

/** Of what is listed whole. */
const FEW = 12;
/** Of what is grouped. */
const EXAMPLES = 3;

const shorten = (items: readonly string[], limit: number): string =>
  items.length <= limit
    ? items.join(', ')
    : `${items.slice(0, limit).join(', ')} and ${items.length - limit} more`;

interface Rule {
  /** The text with `…` for what is different from place to place. */
  readonly text: string;
  readonly places: { readonly remark: Remark; readonly values: readonly string[] }[];
}

/** What a text says of this place alone: what is quoted, addresses, numbers, and entities with their properties. */
function listVaried(names: ReadonlySet<string>): (text: string) => { rule: string; values: string[] } {
  return (text) => {
    const values: string[] = [];
    const rule = text.replace(/"[^"]*"|<[^>]*>|\b-?\d[\d.]*\b|\b[A-Z]\w*(?:\.\w+)?/g, (found) => {
      const isName = !/^[A-Z]/.test(found) || names.has(found.replace(/\..*/, ''));
      if (!isName) return found;
      values.push(found);
      return found.startsWith('"') ? '"…"' : found.startsWith('<') ? '<…>' : '…';
    });
    return { rule, values };
  };
}

/** Names, and what they end in: an entity may have the API's name in front, which not every remark about it has. */
const listNames = (entities: readonly string[]): ReadonlySet<string> =>
  new Set(
    entities.flatMap((name) => name.split(/(?=[A-Z])/).map((_, at, words) => words.slice(at).join(''))),
  );

function groupRemarks(remarks: readonly Remark[], entities: readonly string[]): Rule[] {
  const vary = listVaried(listNames(entities));
  const rules = new Map<string, Rule>();
  for (const remark of remarks) {
    const { rule: text, values } = vary(remark.text);
    const rule = rules.get(text) ?? { text, places: [] };
    rule.places.push({ remark, values });
    rules.set(text, rule);
  }
  return [...rules.values()];
}

/** A remark that names many things names the first of them. */
function shortenList(text: string): string {
  const [, head = '', list = ''] = /^(.*?: )([^:]*(?:, [^:]*)+)$/.exec(text) ?? [];
  return list === '' ? text : head + shorten(list.split(', '), FEW);
}

function formatRule({ text, places }: Rule): string {
  const [first] = places;
  if (first && places.length === 1) return `${first.remark.about}: ${shortenList(first.remark.text)}.`;
  const examples = places
    .slice(0, EXAMPLES)
    .map(({ remark, values }) => remark.about + (values.length > 0 ? ` (${values.join(', ')})` : ''));
  const rest = places.length > EXAMPLES ? ' …' : '';
  return `${text}: ${places.length} places, ${examples.join(', ')}${rest}.`;
}

function formatRemarks({ remarks, entities }: Report, { isVerbose }: How): string[] {
  const print = (title: string, ...kinds: Remark['kind'][]) => {
    const found = remarks.filter(({ kind }) => kinds.includes(kind));
    const lines = isVerbose
      ? found.map(({ about, text }) => `${about}: ${text}.`)
      : groupRemarks(found, entities).map(formatRule);
    return found.length > 0 ? [`${title}:`, ...lines.map((line) => `  ${line}`)] : [];
  };
  return [...print('The documents disagree', 'conflict'), ...print('Worth knowing', 'gone', 'note')];
}

function formatFiles({ files }: Report, { isDry, isVerbose }: How): string[] {
  const verb = isDry ? 'would write' : 'wrote';
  const folders = new Map<string, string[]>();
  for (const { path } of files) {
    const folder = path.replace(/\/[^/]*$/, '');
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  return [...folders].flatMap(([folder, paths]) =>
    isVerbose || paths.length <= FEW
      ? paths.map((path) => `${verb} ${path}`)
      : [`${verb} ${paths.length} files in ${folder}`],
  );
}

export function formatReport(report: Report, how: How): string[] {
  const { files, entities, remarks } = report;
  const remarked = formatRemarks(report, how);
  const names = how.isVerbose ? entities.join(', ') : shorten(entities, FEW);
  const isShort = !how.isVerbose && (remarked.length < remarks.length || names !== entities.join(', '));
  return [
    ...formatFiles(report, how),
    ...remarked,
    `${entities.length} ${entities.length === 1 ? 'entity' : 'entities'}: ${names}`,
    ...(isShort ? ['With --verbose every place, file and entity has its line.'] : []),
    ...(files.length === 0
      ? ['Every file says this already.']
      : how.isDry
        ? []
        : ['Read the files, then run `npm run codegen`.']),
  ];
}
