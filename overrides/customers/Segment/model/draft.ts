/** A segment while it is built: groups of conditions, some of them half made. Pure; what is half made is not asked for. */
import {
  CRITERIA,
  type CriterionName,
  GROUPS,
  type GroupName,
  OPERATORS_OF,
  type OperatorName,
} from './criteria.ts';
import {
  type ActivityGroup,
  asksForValue,
  type CharacteristicGroup,
  inputOf,
  isCharacteristic,
} from './segment.ts';

export interface DraftGroup {
  readonly join: 'all' | 'any';
  /** Those whom it does not hold for. */
  readonly isDenied: boolean;
  readonly parts: readonly DraftPart[];
}

export interface DraftIs {
  readonly group: CharacteristicGroup;
  readonly field: CriterionName;
  readonly operator: OperatorName;
  readonly value: unknown;
}

export interface DraftDid {
  readonly group: ActivityGroup;
  readonly criteria: Readonly<Record<string, unknown>>;
}

export type DraftPart = DraftGroup | DraftIs | DraftDid;

export const isDraftGroup = (part: DraftPart): part is DraftGroup => 'join' in part;
export const isDid = (part: DraftIs | DraftDid): part is DraftDid => 'criteria' in part;

export const emptyDraft: DraftGroup = { join: 'all', isDenied: false, parts: [] };

/** The criteria that a group offers, as its form lists them. */
export const criteriaOf = (group: GroupName): readonly CriterionName[] =>
  GROUPS.find(([name]) => name === group)?.[2] ?? [];

/** A new condition of a group: on its first criterion, or of having done it at all. */
export function startLeaf(group: GroupName): DraftIs | DraftDid {
  if (!isCharacteristic(group)) return { group, criteria: {} };
  return startField(group, group === 'contactOrOrganizationCharacteristic' ? 'city' : 'customerIdentity');
}

export function startField(group: CharacteristicGroup, field: CriterionName): DraftIs {
  return { group, field, operator: OPERATORS_OF[inputOf(field)][0] ?? 'isEqualTo', value: undefined };
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((one) => String(one).trim() !== '')
    : value !== undefined && value !== null && value !== '';

type Json = Readonly<Record<string, unknown>>;

function toNode(part: DraftPart): Json | undefined {
  if (isDraftGroup(part)) {
    const nodes = part.parts.flatMap((one) => toNode(one) ?? []);
    if (nodes.length === 0) return undefined;
    return part.isDenied ? { not: { [part.join]: nodes } } : { [part.join]: nodes };
  }
  if (isDid(part)) {
    const filled = Object.entries(part.criteria).filter(([, value]) => isFilled(value));
    return { group: part.group, criteria: Object.fromEntries(filled) };
  }
  const { group, field, operator, value } = part;
  if (!asksForValue(operator)) return { group, field, operator };
  return isFilled(value) ? { group, field, operator, value } : undefined;
}

/** @returns the segment as JSON, empty where nothing in it is whole */
export function writeDraft(draft: DraftGroup): string {
  const node = toNode(draft);
  if (!node) return '';
  return JSON.stringify('all' in node ? node.all : [node]);
}

function fromNode(node: Json): DraftPart | undefined {
  for (const join of ['all', 'any'] as const) {
    const list = node[join];
    if (Array.isArray(list)) return { join, isDenied: false, parts: readParts(list) };
  }
  if (typeof node.not === 'object' && node.not !== null) {
    const inner = fromNode(node.not as Json);
    if (!inner) return undefined;
    return isDraftGroup(inner) && !inner.isDenied
      ? { ...inner, isDenied: true }
      : { join: 'all', isDenied: true, parts: [inner] };
  }
  const group = GROUPS.find(([name]) => name === (node.group ?? GROUPS[0][0]))?.[0];
  if (!group) return undefined;
  if (!isCharacteristic(group)) return { group, criteria: (node.criteria ?? {}) as Json };
  const field = CRITERIA.find(([name]) => name === node.field)?.[0];
  return field && { group, field, operator: node.operator as OperatorName, value: node.value };
}

const readParts = (list: readonly unknown[]): readonly DraftPart[] =>
  list.flatMap((one) => (typeof one === 'object' && one !== null ? (fromNode(one as Json) ?? []) : []));

/** @param text as an address or a saved view has it; what is no segment is an empty one */
export function readDraft(text: unknown): DraftGroup {
  if (typeof text !== 'string' || text === '') return emptyDraft;
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return emptyDraft;
    const parts = readParts(list);
    const [only] = parts;
    return parts.length === 1 && only && isDraftGroup(only) ? only : { ...emptyDraft, parts };
  } catch {
    return emptyDraft;
  }
}

export const countLeaves = (part: DraftPart): number =>
  isDraftGroup(part) ? part.parts.reduce((sum, one) => sum + countLeaves(one), 0) : 1;
