/** What a picker offers for what is typed: what was picked last, then every record, then to make one. */
import { useLocale, useTranslate } from 'ra-core';
import type { Schema } from '../../data/descriptors.ts';
import { findProperty, titlePaths } from '../../data/paths.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { recordTitle } from '../recordTitle.ts';
import type { Picked } from './Picked.ts';
import { readRecentPicks } from './recentPicks.ts';
import { useDebounced } from './useDebounced.ts';
import { useRecordPages } from './useRecordPages.ts';

/** The option that stands for a record not yet made. */
export const CREATE = '@create';

const texts = new Set(['string', 'email', 'phone']);

/** What distinguishes two of one name: the other texts that a search looks in. */
const listDistinguishing = ({ entity }: Schema): readonly string[] =>
  (entity.search ?? []).filter((name) => {
    const property = findProperty(entity, name);
    return name !== entity.title && property !== undefined && texts.has(property.kind);
  });

interface OptionsOf {
  readonly schema: Schema;
  readonly text: string;
  readonly isOpen: boolean;
  readonly mayCreate: boolean;
  /** Paths to ask for beside the title. */
  readonly paths: readonly string[];
}

export function useOptions({ schema, text, isOpen, mayCreate, paths }: OptionsOf) {
  const { entity, byName } = schema;
  const translate = useTranslate();
  const label = useLabel();
  const locale = useLocale() ?? 'en';
  const besides = listDistinguishing(schema);
  const fields = [...new Set([...titlePaths(entity, byName), ...besides, ...paths])];
  const pages = useRecordPages({ schema, fields, text: useDebounced(text), isOpen });
  const { records, isFetching } = pages;
  const recents = isOpen && !text ? readRecentPicks(entity.name) : [];
  const isRecent = (one: Picked) => recents.some((each) => each.id === one.id);
  const options: readonly Picked[] = [
    ...recents,
    ...records.filter((one) => !isRecent(one)),
    ...(mayCreate && (!isFetching || records.length > 0) ? [{ id: CREATE }] : []),
  ];
  const createText = text
    ? translate('app.form.createNamed', { name: text })
    : translate('app.form.createNew', { name: label(entity.label) });
  const titleOf = (record: Picked) => recordTitle(record, entity, { entities: byName, locale });
  const groupOf = (option: Picked) => {
    if (option.id === CREATE) return '';
    return translate(isRecent(option) ? 'app.form.recent' : 'app.form.all');
  };
  return {
    ...pages,
    options,
    fields,
    titleOf,
    labelOf: (option: Picked) => (option.id === CREATE ? createText : titleOf(option)),
    besidesOf: (record: Picked) => besides.map((name) => record[name]),
    // Without recent ones there is nothing to part.
    groupOf: recents.length > 0 ? groupOf : undefined,
  };
}
