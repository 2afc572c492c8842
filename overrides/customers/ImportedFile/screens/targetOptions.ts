/** What a column may be made of, in groups, for the person's choice. Pure. */
import { foldText, stripAccents } from '../../../../schema/foldText.ts';
import { PROPERTIES } from '../model/columnTargets.ts';

export interface TargetOption {
  readonly value: string;
  readonly label: string;
}

export interface OwnField {
  readonly slug: string | null;
  readonly label: string | null;
}

/** @example listSlug('Lettre d’info !') // 'lettre-d-info' */
export const listSlug = (column: string): string =>
  foldText(stripAccents(column))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'list';

export const customerOptions = (labelOf: (property: string) => string): readonly TargetOption[] =>
  PROPERTIES.map((name) => ({ value: name, label: labelOf(name) }));

/** Fields whose value is in the customer itself are among the customer's. */
export const fieldOptions = (fields: readonly OwnField[]): readonly TargetOption[] =>
  fields.flatMap(({ slug, label }) => {
    const [, name] = /^(?:contact|organization)\.([\w-]+)$/.exec(slug ?? '') ?? [];
    const isOwn = name !== undefined && !(PROPERTIES as readonly string[]).includes(name);
    return isOwn && slug ? [{ value: slug, label: label ?? name }] : [];
  });
