/** Members of a value that have no meaning beside its other members: refused when they are sent, never kept. */
import { applies } from '../../schema/applies.ts';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Violation } from '../errors.ts';
import type { Model } from '../plan/resource.ts';

type Members = Record<string, unknown>;

/** A default that is sent back as it was answered has no meaning either. */
export const hasValue = (property: PropertyDescriptor, value: unknown): boolean =>
  value !== undefined && value !== null && value !== property.default;

export const misplaced = ({ name, when }: PropertyDescriptor, path: string): Violation => ({
  propertyPath: `${path}${name}`,
  message: `This is meaningful only where ${Object.entries(when ?? {})
    .map(([choice, values]) => `"${choice}" is "${values.join('" or "')}"`)
    .join(' and ')}.`,
  code: 'when',
});

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Merged {
  readonly model: Model;
  readonly property: PropertyDescriptor;
  /** The value as it is to stand; what it holds to no purpose is taken out of it. */
  readonly value: unknown;
  /** What was sent of it. */
  readonly patch: unknown;
  readonly path?: string;
}

/** @returns what was sent to no purpose */
export function settleWhen({ model, property, value, patch, path = '' }: Merged): Violation[] {
  const members = model.get(property.shape ?? '')?.descriptor.properties;
  if (!members || property.many || !isMembers(value)) return [];
  const sent = isMembers(patch) ? patch : {};
  const at = `${path}${property.name}.`;
  const standing = { ...value };
  return members.flatMap((member) => {
    const { name } = member;
    if (applies(member, { values: standing, members }))
      return settleWhen({ model, property: member, value: value[name], patch: sent[name], path: at });
    delete value[name];
    return hasValue(member, sent[name]) ? [misplaced(member, at)] : [];
  });
}
