/** What the difference between two sets of generated files means: fields, values, operations, not lines of text. */
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import { compareText } from '../fault.ts';
import type { SourceFile } from '../read/readSchema.ts';

/** The descriptor as it is in a generated file: JSON between two fixed texts. */
function readDescriptor(text: string): EntityDescriptor | undefined {
  const body = /^export const \w+Descriptor = (\{[\s\S]*\}) as const satisfies EntityDescriptor;$/m.exec(
    text,
  )?.[1];
  try {
    return body === undefined ? undefined : (JSON.parse(body) as EntityDescriptor);
  } catch {
    return undefined;
  }
}

const readDescriptors = (files: readonly SourceFile[]): EntityDescriptor[] =>
  files
    .filter(({ path }) => /^schema\/generated\/[^/]+\/[^/]+\.ts$/.test(path))
    .flatMap(({ text }) => readDescriptor(text) ?? []);

const show = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

function compareMembers(where: string, from: object, to: object, ignored: readonly string[]): string[] {
  const [before, after] = [from, to] as [Record<string, unknown>, Record<string, unknown>];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !ignored.includes(key),
  );
  return keys.flatMap((key) => {
    if (show(before[key]) === show(after[key])) return [];
    if (after[key] === true) return [`~ ${where} is now ${key}`];
    if (before[key] === true) return [`~ ${where} is no longer ${key}`];
    return [`~ ${where}: ${key} was ${show(before[key])}, is ${show(after[key])}`];
  });
}

function compareNames(where: string, from: readonly string[], to: readonly string[]): string[] {
  return [
    ...to.filter((name) => !from.includes(name)).map((name) => `+ ${where} ${name}`),
    ...from.filter((name) => !to.includes(name)).map((name) => `- ${where} ${name}`),
  ];
}

function compareProperty(entity: string, from: PropertyDescriptor, to: PropertyDescriptor): string[] {
  const where = `${entity}.${to.name}`;
  const values = ({ values: choices }: PropertyDescriptor) => (choices ?? []).map(({ value }) => value);
  const changes = [
    ...compareNames(`${where} value`, values(from), values(to)),
    ...compareMembers(where, from, to, ['values']),
  ];
  const relabelled = show(from.values) !== show(to.values) && changes.length === 0;
  return relabelled ? [`~ ${where}: labels or order of its values`] : changes;
}

function compareEntity(from: EntityDescriptor, to: EntityDescriptor): string[] {
  const { name } = to;
  const names = (entity: EntityDescriptor) => entity.properties.map((property) => property.name);
  const both = to.properties.filter((property) => names(from).includes(property.name));
  const order = (entity: EntityDescriptor) =>
    names(entity).filter((one) => both.some((kept) => kept.name === one));
  const actions = (entity: EntityDescriptor) => entity.actions.map((action) => action.name);
  return [
    ...compareMembers(name, from, to, ['properties', 'operations', 'actions']),
    ...to.properties
      .filter((property) => !names(from).includes(property.name))
      .map((property) => `+ ${name}.${property.name} (${property.target ?? property.kind})`),
    ...names(from)
      .filter((one) => !names(to).includes(one))
      .map((one) => `- ${name}.${one}`),
    ...both.flatMap((property) =>
      from.properties
        .filter((one) => one.name === property.name)
        .flatMap((one) => compareProperty(name, one, property)),
    ),
    ...(show(order(from)) === show(order(to)) ? [] : [`~ ${name}: the order of its properties`]),
    ...compareNames(`${name} operation`, from.operations, to.operations),
    ...compareNames(`${name} action`, actions(from), actions(to)),
    ...to.actions.flatMap((action) =>
      from.actions
        .filter((one) => one.name === action.name)
        .flatMap((one) => compareMembers(`${name} action ${action.name}`, one, action, [])),
    ),
  ];
}

/** A line a change, `+` came, `-` went, `~` is otherwise; empty when both mean the same. */
export function compareDescriptors(
  from: readonly EntityDescriptor[],
  to: readonly EntityDescriptor[],
): string[] {
  const before = new Map(from.map((descriptor) => [descriptor.name, descriptor]));
  const after = new Map(to.map((descriptor) => [descriptor.name, descriptor]));
  const names = [...new Set([...before.keys(), ...after.keys()])].sort(compareText);
  return names.flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (!was) return [`+ ${name}`];
    if (!is) return [`- ${name}`];
    return compareEntity(was, is);
  });
}

/** The same of the generated files of two schemas. */
export const compareSchemas = (from: readonly SourceFile[], to: readonly SourceFile[]): string[] =>
  compareDescriptors(readDescriptors(from), readDescriptors(to));
