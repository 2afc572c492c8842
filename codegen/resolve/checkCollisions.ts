/** Two things of one name: entities, collections, tables, columns. Each is refused, none silently wins. */
import { isRemote } from '../../schema/remote.ts';
import type { Fault } from '../fault.ts';
import type { NamedSource } from '../read/readSchema.ts';
import { baseOf } from './checkRoutes.ts';
import { upperFirst } from './names.ts';
import type { ResolvedEntity } from './resolved.ts';

interface Claim {
  readonly file: string;
  readonly line: number;
  /** What is claimed, as a sentence's subject. */
  readonly what: string;
  readonly hint: string;
}

function claimAll(faults: Fault[]): (name: string, claim: Claim) => void {
  const taken = new Map<string, Claim>();
  return (name, claim) => {
    const first = taken.get(name);
    if (!first) {
      taken.set(name, claim);
      return;
    }
    const place = first.file === claim.file ? `line ${first.line}` : `${first.file}:${first.line}`;
    faults.push({
      file: claim.file,
      line: claim.line,
      message: `${claim.what} is taken by ${place}.`,
      hint: claim.hint,
    });
  };
}

/** Types that codegen makes beside that of an entity itself. */
const types = [
  ['Input', 'it accepts'],
  ['Values', 'the server makes of it'],
] as const;

export function checkCollisions(
  entities: readonly ResolvedEntity[],
  apis: readonly NamedSource[],
  faults: Fault[],
): void {
  const claimName = claimAll(faults);
  const claimCollection = claimAll(faults);
  const claimTable = claimAll(faults);
  const seen = new Set<string>();
  const inputs = new Set<string>();
  for (const { source, descriptor } of entities) {
    const { file } = source;
    const { name, api } = descriptor;
    const at = (key: string) => ({ file, line: source.lineOf(key) });
    const prefixed = `${upperFirst(api)}${name}`;
    claimName(name.toLowerCase(), {
      ...at('@id'),
      what: `The name "${name}"`,
      hint: `Prefix the smaller API's entity, e.g. "${prefixed}", or remove one of the files.`,
    });
    for (const [end, what] of inputs.has(name.toLowerCase()) ? [] : types)
      claimName(`${name}${end}`.toLowerCase(), {
        ...at('@id'),
        what: `The name "${name}${end}", of what ${what.replace('it', `"${name}"`)},`,
        hint: 'Rename one of the two entities.',
      });
    inputs.add(name.toLowerCase());
    if (descriptor.scope !== 'value')
      claimCollection(`${baseOf(apis, api)}${descriptor.collection}`.replace(/\{\w+\}/g, '{}'), {
        ...at('collection'),
        what: `The collection "${descriptor.collection}" of the api "${api}"`,
        hint: 'Write another path.',
      });
    // A second entity of one name takes the same tables: once is enough to report it.
    if (seen.has(name)) continue;
    seen.add(name);
    // A value has no table, nor has what another server keeps.
    if (descriptor.scope !== 'value' && !isRemote(descriptor))
      claimTable(descriptor.table, {
        ...at('@id'),
        what: `The table "${descriptor.table}"`,
        hint: 'Rename one of the two.',
      });
    const claimColumn = claimAll(faults);
    for (const column of [
      'id',
      ...(descriptor.properties.some((p) => p.column === 'contract_id') ? [] : ['contract_id']),
    ])
      claimColumn(column, { ...at(''), what: '', hint: '' });
    for (const property of descriptor.properties) {
      const line = source.properties.find((one) => one.name === property.name)?.line ?? source.line;
      const hint = `Rename "${property.name}".`;
      if (property.column !== undefined)
        claimColumn(property.column, { file, line, what: `The column "${property.column}"`, hint });
      if (property.through !== undefined && !isRemote(descriptor))
        claimTable(property.through, { file, line, what: `The table "${property.through}"`, hint });
    }
  }
}
