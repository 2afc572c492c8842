/**
 * The columns of a file, from `fields`: dotted paths or groups in braces, in the order they are asked for.
 * For people a relation is its title, and an amount brings its currency along in a column beside it.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { findNearest } from '../../schema/findNearest.ts';
import type { Problem } from '../errors.ts';
import { planProblem } from '../plan/errors.ts';
import { type FieldTree, selectDefault } from '../plan/planFields.ts';
import { planPath } from '../plan/planPath.ts';
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import { type Query, readFields } from '../request/readFields.ts';
import type { ExportOptions } from './readOptions.ts';

export interface ExportColumn {
  /** As it is asked for: `venue.name`. */
  readonly name: string;
  readonly header: string;
  /** Relations, then what is written of the last one's target. */
  readonly properties: readonly PropertyDescriptor[];
  /** The record's own address instead of its number. */
  readonly isIri: boolean;
}

const mostColumns = 400;
const deepestTitle = 3;

function pathsOf(tree: FieldTree, before = ''): readonly string[] {
  return [...tree].flatMap(([name, below]) =>
    below ? pathsOf(below, `${before}${name}.`) : [`${before}${name}`],
  );
}

function defaultPaths(model: Model, resource: Resource, { header }: ExportOptions): readonly string[] {
  const { members } = selectDefault(model, resource);
  const own = members.flatMap(({ property }) =>
    property.column === 'contract_id' || property.inverse ? [] : [property.name],
  );
  return header === 'names' ? ['id', ...own] : own;
}

/** What names a relation's target to people: a title that is a relation itself is followed. */
function titleOf(model: Model, property: PropertyDescriptor): readonly PropertyDescriptor[] {
  const path: PropertyDescriptor[] = [];
  let last: PropertyDescriptor | undefined = property;
  while (last?.kind === 'relation' && last.target && path.length < deepestTitle) {
    const target: Resource = targetOf(model, last);
    last = target.properties.get(target.descriptor.title);
    if (!last || last.secret) break;
    path.push(last);
  }
  return path;
}

function headerOf(
  model: Model,
  properties: readonly PropertyDescriptor[],
  { language }: ExportOptions,
): string {
  const words: string[] = [];
  for (const [index, property] of properties.entries()) {
    const before = properties[index - 1];
    const isTitle = before?.target && targetOf(model, before).descriptor.title === property.name;
    if (!isTitle) words.push(property.label[language]);
  }
  return words.join(' – ');
}

function refuseSecret(property: PropertyDescriptor, owner: Resource): Problem {
  return planProblem('PLAN-001', {
    entity: owner.name,
    field: property.name,
    nearest: findNearest(
      property.name,
      [...owner.properties.values()].flatMap((one) => (one.secret ? [] : [one.name])),
    ),
    at: 'fields',
  });
}

function planColumn(model: Model, resource: Resource, name: string, options: ExportOptions): ExportColumn {
  const { properties, last, owner } = planPath(model, resource, name, 'fields');
  if (last.secret) throw refuseSecret(last, owner);
  const isIri = /(^|\.)@id$/.test(name);
  const forPeople = options.header === 'labels';
  const title = forPeople && last.kind === 'relation' && last.target ? titleOf(model, last) : [];
  return {
    name,
    header: forPeople && !isIri ? headerOf(model, properties, options) : name,
    properties: [...properties, ...title],
    isIri,
  };
}

/** The currencies of amounts that no column shows yet, each beside the first amount it is needed for. */
function withCurrencies(
  model: Model,
  resource: Resource,
  columns: readonly ExportColumn[],
  options: ExportOptions,
) {
  const names = new Set(columns.map(({ name }) => name));
  return columns.flatMap((column) => {
    const last = column.properties.at(-1);
    const isSingle = column.properties.every((property) => !property.many);
    if (last?.kind !== 'money' || !last.currencyFrom || !isSingle) return [column];
    const name = [...column.name.split('.').slice(0, -1), last.currencyFrom].join('.');
    if (names.has(name)) return [column];
    names.add(name);
    return [column, planColumn(model, resource, name, options)];
  });
}

/** Two columns of one header could not be distinguished when the file comes back. */
function withOwnHeaders(columns: readonly ExportColumn[]): readonly ExportColumn[] {
  const counts = new Map<string, number>();
  for (const { header } of columns) counts.set(header, (counts.get(header) ?? 0) + 1);
  return columns.map((column) =>
    (counts.get(column.header) ?? 0) > 1
      ? { ...column, header: `${column.header} (${column.name})` }
      : column,
  );
}

export function planColumns(
  model: Model,
  resource: Resource,
  query: Query,
  options: ExportOptions,
): readonly ExportColumn[] {
  const tree = readFields(query);
  const names = tree ? pathsOf(tree) : defaultPaths(model, resource, options);
  // A file of no column at all is nothing anybody asked for.
  if (names.length === 0) throw planProblem('PLAN-002', { at: 'the end' });
  if (names.length > mostColumns) throw planProblem('PLAN-007', { what: `more than ${mostColumns} fields` });
  const columns = names.map((name) => planColumn(model, resource, name, options));
  if (options.header === 'names') return columns;
  return withOwnHeaders(withCurrencies(model, resource, columns, options));
}
