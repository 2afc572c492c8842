/** The rights of an entity: policies that there are, on calls that there are, along paths that there are. */
import { policyCodes, resourceKinds, SIGNED_IN } from '../../schema/policies.ts';
import { hintNearest } from '../nearest.ts';
import type { EntitySource } from '../read/readSchema.ts';

type Report = (key: string, message: string, hint: string) => void;

const known: readonly string[] = [...policyCodes, SIGNED_IN];
const calls = ['read', 'write', 'create', 'update', 'delete', 'export', 'exportPersonal', 'import'];
const keys = [...calls, 'actions', 'paths', 'ownedBy'];
const kinds: readonly string[] = resourceKinds;

export function checkPolicies(key: string, right: unknown, report: Report): void {
  const codes = [right].flat();
  if (codes.length === 0) report(key, `The list of policies in "${key}" is empty.`, `Write "${SIGNED_IN}".`);
  for (const code of codes)
    if (!known.includes(String(code)))
      report(
        key,
        `The policy ${JSON.stringify(code)} in "${key}" is unknown.`,
        hintNearest(String(code), known),
      );
}

/** `{ "own": …, "any": … }` on a call about a record with an owner. */
function checkOwnerRight(
  { name, values }: EntitySource,
  { key, right, refuse }: { key: string; right: object; refuse: (message: string, hint: string) => void },
): void {
  const { own, any, ...others } = right as Readonly<Record<string, unknown>>;
  const place: Report = (_key, message, hint) => refuse(message, hint);
  for (const other of Object.keys(others))
    refuse(`The key "${other}" in "${key}" of "${name}" is unknown.`, hintNearest(other, ['own', 'any']));
  if (own === undefined) refuse(`"${key}" of "${name}" has no "own".`, 'Write the policy for own records.');
  else checkPolicies(key, own, place);
  if (any !== undefined) checkPolicies(key, any, place);
  if ((values.rights as { readonly ownedBy?: unknown }).ownedBy === undefined)
    refuse(
      `"${key}" of "${name}" distinguishes own records, and nothing states whose they are.`,
      'Write "ownedBy": the path to the e-mail of their owner.',
    );
}

const isOwnerRight = (right: unknown): right is object =>
  typeof right === 'object' && right !== null && !Array.isArray(right);

/** The path to an e-mail that is stored, along relations to one. */
function endsAtEmail(
  source: EntitySource,
  catalog: ReadonlyMap<string, EntitySource>,
  path: string,
): boolean {
  const names = path.split('.');
  const last = names.pop();
  let entity: EntitySource | undefined = source;
  for (const name of names) {
    const property = entity?.properties.find((one) => one.name === name);
    if (!property || property.values.computed || property.values.many) return false;
    entity = catalog.get(String(property.values.range));
  }
  const found = entity?.properties.find((one) => one.name === last);
  return found?.values.range === 'email' && !found.values.computed && !found.values.many;
}

function checkPath(source: EntitySource, catalog: ReadonlyMap<string, EntitySource>, path: string): boolean {
  let entity: EntitySource | undefined = source;
  for (const name of path.split('.')) {
    const property = entity?.properties.find((one) => one.name === name);
    if (!property || property.values.computed) return false;
    entity = catalog.get(String(property.values.range));
  }
  return entity !== undefined;
}

export function checkRights(
  source: EntitySource,
  catalog: ReadonlyMap<string, EntitySource>,
  report: Report,
): void {
  const rights = source.values.rights as Readonly<Record<string, unknown>> | undefined;
  if (!rights) return;
  const refuse = (message: string, hint: string) => report('rights', message, hint);
  const place: Report = (_key, message, hint) => refuse(message, hint);
  for (const key of Object.keys(rights))
    if (!keys.includes(key))
      refuse(`The key "${key}" of the rights of "${source.name}" is unknown.`, hintNearest(key, keys));
  for (const key of ['read', 'write'])
    if (rights[key] === undefined)
      refuse(
        `The rights of "${source.name}" have no "${key}".`,
        `Write "${key}": "${SIGNED_IN}" or a policy.`,
      );
  const check = (key: string, right: unknown, mayTellApart: boolean) => {
    if (mayTellApart && isOwnerRight(right)) checkOwnerRight(source, { key, right, refuse });
    else checkPolicies(key, right, place);
  };
  for (const key of calls)
    if (rights[key] !== undefined) check(key, rights[key], key === 'update' || key === 'delete');
  if (rights.ownedBy !== undefined && !endsAtEmail(source, catalog, String(rights.ownedBy)))
    refuse(
      `The path "${rights.ownedBy}" of "${source.name}" leads to no e-mail that is stored.`,
      'Write relations to one with dots between them, and a property of the range "email".',
    );
  const actions = source.actions.map(({ name }) => name);
  for (const [name, right] of Object.entries((rights.actions as object | undefined) ?? {})) {
    if (!actions.includes(name))
      refuse(
        `"${source.name}" has rights for "${name}", which is none of its actions.`,
        hintNearest(name, actions),
      );
    check(name, right, true);
  }
  for (const [kind, path] of Object.entries((rights.paths as object | undefined) ?? {})) {
    if (!kinds.includes(kind)) refuse(`The resource "${kind}" is unknown.`, hintNearest(kind, kinds));
    if (path !== 'none' && !checkPath(source, catalog, String(path)))
      refuse(
        `The path "${path}" of "${source.name}" leads nowhere.`,
        'Write relations with dots between them.',
      );
  }
}
