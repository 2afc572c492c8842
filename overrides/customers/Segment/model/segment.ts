/**
 * A segment of customers: a tree of all, any and not over leaves. Reads what a client sent, and bounds it. The
 * specification shows no shape of `filterList`, so this is ours: a list, all of which must hold.
 */
import {
  CRITERIA,
  type CriterionName,
  GROUPS,
  type GroupName,
  type InputType,
  OPERATORS_OF,
  type OperatorName,
} from './criteria.ts';

/** A day of the contract's calendar as `YYYY-MM-DD`, or so many days from today: -365 is a year ago. */
export type Day = string | number;

/** What somebody is, or whom they are linked to is. */
export interface Characteristic {
  readonly group: CharacteristicGroup;
  readonly field: CriterionName;
  readonly operator: OperatorName;
  /** Texts of which one is enough; a day; absent where the operator asks for none. */
  readonly value?: readonly string[] | Day;
}

/** What somebody bought, attended or holds: one set of criteria about one set of lines, negated as a whole. */
export interface Activity {
  readonly group: ActivityGroup;
  readonly criteria: ActivityCriteria;
}

export type ActivityCriteria = {
  readonly [Name in ListCriterion]?: readonly string[];
} & { readonly [Name in DayCriterion]?: Day } & { readonly [Name in NumberCriterion]?: number };

export type SegmentNode =
  | { readonly all: readonly SegmentNode[] }
  | { readonly any: readonly SegmentNode[] }
  | { readonly not: SegmentNode }
  | Characteristic
  | Activity;

export type Segment = readonly SegmentNode[];

const characteristicGroups = [
  'contactOrOrganizationCharacteristic',
  'linkContactCharacteristic',
  'linkOrganizationCharacteristic',
] as const satisfies readonly GroupName[];
export type CharacteristicGroup = (typeof characteristicGroups)[number];
export type ActivityGroup = Exclude<GroupName, CharacteristicGroup>;

export const isCharacteristic = (group: GroupName): group is CharacteristicGroup =>
  (characteristicGroups as readonly GroupName[]).includes(group);

/** By what customers did, of all conditions however deep. */
export const listGroups = (nodes: readonly SegmentNode[]): readonly ActivityGroup[] =>
  nodes.flatMap((node) => {
    if ('all' in node) return listGroups(node.all);
    if ('any' in node) return listGroups(node.any);
    if ('not' in node) return listGroups([node.not]);
    return 'criteria' in node ? [node.group] : [];
  });

const listCriteria = [
  'ticketingTitle',
  'categoryName',
  'seasonId',
  'venueName',
  'ticketPriceName',
  'contingentName',
  'sellingDeviceOriginType',
  'appliedOfferName',
  'ticketStatus',
  'statusName',
] as const satisfies readonly CriterionName[];
export type ListCriterion = (typeof listCriteria)[number];
const dayCriteria = [
  'isAfter',
  'isBefore',
  'validFrom',
  'validUntil',
] as const satisfies readonly CriterionName[];
type DayCriterion = (typeof dayCriteria)[number];
/** Amounts are in minor units of the contract's currency. */
const numberCriteria = [
  'atLeastXTimes',
  'atMostXTimes',
  'atLeastAmount',
  'atMostAmount',
] as const satisfies readonly CriterionName[];
type NumberCriterion = (typeof numberCriteria)[number];

const MAX_DEPTH = 6;
const MAX_LEAVES = 100;
const MAX_VALUES = 200;
const MAX_TEXT = 300;
const MAX_DAYS = 40_000;
const MAX_NUMBER = 1e12;

type SegmentFault =
  | { readonly kind: 'unknown'; readonly place: string; readonly reason: string }
  | { readonly kind: 'large'; readonly what: string };

/** Ids may come as the addresses of their records. */
const idFields: readonly CriterionName[] = ['id', 'seasonId', 'organizationIdList'];
const withoutValue: readonly OperatorName[] = [
  'isEmpty',
  'isNotEmpty',
  'isFilled',
  'isNotFilled',
  'isChecked',
  'isNotChecked',
];

export const inputOf = (field: CriterionName): InputType =>
  CRITERIA.find(([name]) => name === field)?.[1] ?? 'text';

export const asksForValue = (operator: OperatorName): boolean => !withoutValue.includes(operator);

class Fault extends Error {
  readonly fault: SegmentFault;

  constructor(fault: SegmentFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

const refuse = (place: string, reason: string): never => {
  throw new Fault({ kind: 'unknown', place, reason });
};

type Given = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const show = (value: unknown): string => String(JSON.stringify(value)).slice(0, 80);

function readTexts(given: unknown, place: string, isId: boolean): readonly string[] {
  const list = [given].flat();
  if (list.length === 0 || list.length > MAX_VALUES)
    return refuse(place, `it has ${list.length} values, of 1 to ${MAX_VALUES}`);
  return list.map((one) => {
    if (typeof one !== 'string' && typeof one !== 'number') return refuse(place, `${show(one)} is no text`);
    const text = String(one);
    // What JSON may hold and a text of the database may not.
    if (text.includes('\0') || !text.isWellFormed()) return refuse(place, 'it has a letter that is none');
    if (text.trim() === '' || text.length > MAX_TEXT)
      return refuse(place, `${show(one)} has no or too many letters`);
    return isId ? text.replace(/^.*\//, '') : text;
  });
}

/** Whether it is a day of the calendar, as `2026-09-01`. */
export function isDay(given: unknown): given is string {
  if (typeof given !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(given)) return false;
  const time = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(given) && given >= '0001-01-01';
}

function readDay(given: unknown, place: string): Day {
  if (typeof given === 'number' && Number.isInteger(given) && Math.abs(given) <= MAX_DAYS) return given;
  if (isDay(given)) return given;
  return refuse(
    place,
    `${show(given)} is neither a day such as "2026-09-01" nor a number of days from today`,
  );
}

function readNumber(given: unknown, place: string): number {
  if (typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= MAX_NUMBER) return given;
  return refuse(place, `${show(given)} is no whole number from 0 on`);
}

function readActivity(given: Given, group: ActivityGroup, place: string): Activity {
  const { criteria = {}, group: _group, ...others } = given;
  if (!isObject(criteria)) return refuse(place, '"criteria" is no object');
  const [stray] = Object.keys(others);
  if (stray !== undefined) return refuse(place, `"${stray.slice(0, 40)}" is no part of what was done`);
  const offered: readonly string[] = GROUPS.find(([name]) => name === group)?.[2] ?? [];
  const read = Object.entries(criteria).map(([name, value]) => {
    const at = `${place}.criteria.${name.slice(0, 40)}`;
    if (!offered.includes(name)) return refuse(at, `"${group}" has no such criterion`);
    if ((dayCriteria as readonly string[]).includes(name)) return [name, readDay(value, at)];
    if ((numberCriteria as readonly string[]).includes(name)) return [name, readNumber(value, at)];
    return [name, readTexts(value, at, name === 'seasonId')];
  });
  return { group, criteria: Object.fromEntries(read) };
}

function readCharacteristic(given: Given, group: CharacteristicGroup, place: string): Characteristic {
  const { field, operator, value } = given;
  const offered: readonly CriterionName[] = GROUPS.find(([name]) => name === group)?.[2] ?? [];
  const name =
    offered.find((one) => one === field) ?? refuse(place, `"${group}" has no field ${show(field)}`);
  const input = inputOf(name);
  const known = OPERATORS_OF[input];
  const asked =
    known.find((one) => one === operator) ??
    refuse(place, `"${name}" takes ${known.join(', ')}, not ${show(operator)}`);
  if (!asksForValue(asked)) return { group, field: name, operator: asked };
  if (input !== 'date')
    return { group, field: name, operator: asked, value: readTexts(value, place, idFields.includes(name)) };
  return { group, field: name, operator: asked, value: readDay(value, place) };
}

function readLeaf(given: Given, place: string): SegmentNode {
  const { group = characteristicGroups[0] } = given;
  const [known] =
    GROUPS.find(([name]) => name === group) ?? refuse(place, `there is no group ${show(group)}`);
  return isCharacteristic(known)
    ? readCharacteristic(given, known, place)
    : readActivity(given, known, place);
}

interface Counted {
  leaves: number;
}

function readNode(given: unknown, place: string, depth: number, counted: Counted): SegmentNode {
  if (!isObject(given)) return refuse(place, `${show(given)} is no object`);
  if (depth > MAX_DEPTH) throw new Fault({ kind: 'large', what: `more than ${MAX_DEPTH} levels` });
  const inner = (list: unknown, name: string) => {
    if (!Array.isArray(list)) return refuse(`${place}.${name}`, 'it is no list');
    return list.map((one, index) => readNode(one, `${place}.${name}[${index}]`, depth + 1, counted));
  };
  if ('all' in given) return { all: inner(given.all, 'all') };
  if ('any' in given) return { any: inner(given.any, 'any') };
  if ('not' in given) return { not: readNode(given.not, `${place}.not`, depth + 1, counted) };
  counted.leaves += 1;
  if (counted.leaves > MAX_LEAVES)
    throw new Fault({ kind: 'large', what: `more than ${MAX_LEAVES} conditions` });
  return readLeaf(given, place);
}

/** @param given a list of nodes, as a client sent it; `any` of nothing is nobody, `all` of nothing everybody */
export function readSegment(
  given: unknown,
): { readonly segment: Segment } | { readonly fault: SegmentFault } {
  if (!Array.isArray(given))
    return { fault: { kind: 'unknown', place: 'filterList', reason: 'it is no list' } };
  const counted = { leaves: 0 };
  try {
    return { segment: given.map((one, index) => readNode(one, `filterList[${index}]`, 1, counted)) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault };
    throw error;
  }
}
