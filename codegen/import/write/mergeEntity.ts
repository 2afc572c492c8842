/** A class's facts laid over its file: the API's keys rewritten, people's kept. */
import type { Operation } from '../../../schema/descriptor.ts';
import type { EntitySource } from '../../read/readSchema.ts';
import type { AddRemark } from '../facts.ts';
import { describeRemote } from '../remote/describeRemote.ts';
import { chooseTitle } from './chooseColumns.ts';
import type { EntityPlan } from './entityPlan.ts';
import { firstTexts } from './firstTexts.ts';
import { isEqual } from './isEqual.ts';
import { mergeActions } from './mergeActions.ts';
import { mergeProperties } from './mergeProperties.ts';
import type { EntityValues, Values } from './printEntity.ts';

const ORDER: readonly Operation[] = ['list', 'read', 'create', 'update', 'delete'];

function mergeOperations({ facts, existing }: EntityPlan): readonly string[] {
  const before = existing?.values.operations as readonly string[] | undefined;
  if (before && facts.isAssumed) return before;
  const documented = ORDER.filter((operation) => facts.operations.includes(operation));
  // Rows that all contracts share are only read, whatever their file declares.
  if (before && existing?.values.scope === 'global' && documented.every((one) => before.includes(one)))
    return before;
  return before && isEqual([...before].sort(), [...documented].sort()) ? before : documented;
}

function mergeHead(plan: EntityPlan, title: string): Values {
  const { facts, name, existing, api, area, collection, isGuess, address } = plan;
  const before = existing?.values ?? {};
  const isValue = facts.isValue && before.scope === undefined ? true : before.scope === 'value';
  const isListed = facts.operations.includes('list');
  const first = existing
    ? {}
    : {
        ...firstTexts(facts, name),
        title,
        ...(isListed && !isValue && { group: area }),
      };
  return {
    '@context': '../context.jsonld',
    '@id': name,
    '@type': 'Entity',
    ...first,
    ...before,
    api,
    ...(isValue
      ? { scope: 'value' }
      : {
          collection: isGuess && before.collection !== undefined ? before.collection : collection,
          scope: before.scope ?? 'contract',
          operations: mergeOperations(plan),
          ...(address !== undefined && { remote: describeRemote(plan, address) }),
        }),
  };
}

function readValues({ values, properties, actions }: EntitySource): EntityValues {
  const { properties: _properties, actions: _actions, ...head } = values;
  return {
    head,
    properties: new Map(properties.map((one) => [one.name, one.values])),
    actions: new Map(actions.map((one) => [one.name, one.values])),
  };
}

function spellAs(existing: EntitySource): NonNullable<EntityValues['spell']> {
  const properties = new Map(existing.properties.map((one) => [one.name, one]));
  return (key, property) =>
    property === undefined ? existing.spell(key) : (properties.get(property)?.spell(key) ?? key);
}

const clean = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A file without them means every operation in the contract's scope. */
const toMeaning = ({ head, properties, actions }: EntityValues): unknown =>
  clean({
    head: { scope: 'contract', operations: ORDER, ...head },
    properties: Object.fromEntries(properties),
    actions: Object.fromEntries(actions),
  });

const headMeaning = ({ head: { operations: _operations, ...rest } }: EntityValues): unknown =>
  clean({ scope: 'contract', ...rest });

/** The values of the whole file, and whether they differ from the file as it is. */
export function mergeEntity(
  plan: EntityPlan,
  remark: AddRemark,
): { readonly values: EntityValues; readonly isChanged: boolean; readonly isHeadChanged: boolean } {
  const { existing } = plan;
  const title =
    existing?.values.title === undefined ? chooseTitle(plan.properties) : String(existing.values.title);
  const { properties: _p, actions: _a, ...head } = mergeHead(plan, title) as Record<string, unknown>;
  const values: EntityValues = {
    head,
    properties: mergeProperties(plan, title, remark),
    actions: head.scope === 'value' || plan.address !== undefined ? new Map() : mergeActions(plan, remark),
    ...(existing && { spell: spellAs(existing) }),
  };
  if (!existing) return { values, isChanged: true, isHeadChanged: true };
  const was = readValues(existing);
  return {
    values,
    isChanged: !isEqual(toMeaning(values), toMeaning(was)),
    isHeadChanged: !isEqual(headMeaning(values), headMeaning(was)),
  };
}
