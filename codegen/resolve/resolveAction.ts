/** One call beyond the five operations: its method and path, and the names of what it takes and answers. */
import { isDestructive } from '../../schema/actionPath.ts';
import type { ActionDescriptor, EntityRights } from '../../schema/descriptor.ts';
import { actionKeys } from '../../schema/keys/actionKeys.ts';
import type { Fault } from '../fault.ts';
import { hintNearest } from '../nearest.ts';
import type { EntitySource, NamedSource } from '../read/readSchema.ts';
import { checkChoices } from './checkChoices.ts';
import { describeKeys } from './describeKeys.ts';
import { resolveLabel, toSnake } from './names.ts';
import { because, explainReservedMember } from './reservedNames.ts';
import type { Catalog, Report } from './resolveKind.ts';

/** Names that stand for no entity. */
const anyJson = 'json';
const file = 'document';

interface Naming {
  readonly catalog: Catalog;
  readonly report: Report;
  /** Of whom messages are. */
  readonly what: 'action' | 'call';
}

/** What it takes and answers, and its status: names that there are. */
export function checkNames({ name, values }: NamedSource, { catalog, report, what }: Naming): void {
  const { expects, query, returns, status } = values;
  const refuse = (key: string, verb: string, given: string, others: readonly string[]) =>
    report(
      key,
      `The ${what} "${name}" ${verb} "${given}".`,
      hintNearest(given.replace(/^collection:/, ''), [...others, ...catalog.keys()]),
    );
  if (expects !== undefined && expects !== anyJson && !catalog.has(String(expects)))
    refuse('expects', 'expects', String(expects), [anyJson]);
  if (returns !== undefined && returns !== anyJson && returns !== file) {
    const entity = String(returns).replace(/^collection:/, '');
    if (!catalog.has(entity)) refuse('returns', 'returns', String(returns), [file, anyJson]);
  }
  if (status !== undefined && (!Number.isInteger(status) || Number(status) < 200 || Number(status) > 399))
    report(
      'status',
      `The status of the ${what} "${name}" is ${status}.`,
      'Write one of success: 200 to 399.',
    );
  if (query === undefined) return;
  if (catalog.get(String(query))?.values.scope !== 'value') {
    const values = [...catalog.values()].filter((one) => one.values.scope === 'value');
    report(
      'query',
      `The query of the ${what} "${name}" is "${query}", which is no entity of scope "value".`,
      hintNearest(
        String(query),
        values.map((one) => one.name),
      ),
    );
  }
}

export function resolveAction(
  source: NamedSource,
  home: EntitySource,
  { catalog, faults }: { readonly catalog: Catalog; readonly faults: Fault[] },
): ActionDescriptor {
  const { name, values: given } = source;
  const report: Report = (key, message, hint) =>
    faults.push({ file: source.file, line: source.lineOf(key), message, hint });
  if (!/^[a-z][A-Za-z0-9]*$/.test(name) || explainReservedMember(name) !== undefined)
    report(
      '',
      `"${name}" cannot name an action${because(explainReservedMember(name))}.`,
      'Write another name in camelCase.',
    );
  const method = String(given.method ?? 'POST');
  if (given.path === undefined || !String(given.path).startsWith('/'))
    report('path', `The action "${name}" has no path.`, `Write "path": "/…/{id}/${toSnake(name)}".`);
  checkNames(source, { catalog, report, what: 'action' });
  if (isDestructive({ method, path: String(given.path) }) && given.confirm === undefined)
    report(
      '',
      `The action "${name}" gives something up, and does not state what.`,
      'Write "confirm": { "en": …, "fr": … }, which people read before they call it.',
    );
  if (given.when !== undefined)
    checkChoices(given.when, { what: `the action "${name}"`, entity: home, report });
  if (given.takesOver === true && (home.values.rights as EntityRights | undefined)?.ownedBy === undefined)
    report(
      'takesOver',
      `The action "${name}" takes a record over, and nothing states whose a "${home.name}" is.`,
      'Write "ownedBy" in the rights: the path to the e-mail of their owner.',
    );
  return {
    name,
    ...describeKeys(actionKeys, source, {
      method,
      path: String(given.path ?? '/'),
      label: resolveLabel(given.label, name),
    }),
  } as ActionDescriptor;
}
