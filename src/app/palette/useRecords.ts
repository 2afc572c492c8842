/** Looks for records while someone types: a moment late, a few entities at once, and never twice the same. */
import { type GetListParams, useDataProvider, useLocale } from 'ra-core';
import { useEffect, useState } from 'react';
import { areas } from '../../../schema/generated/apis.ts';
import { type EntitySummary, entities } from '../../../schema/generated/entities.ts';
import { loadSchema, summaryOf } from '../../data/descriptors.ts';
import { ProblemError } from '../../data/ProblemError.ts';
import { titlePaths } from '../../data/paths.ts';
import { useMayOf } from '../../data/useMay.ts';
import { recordHeading } from '../../fields/recordHeading.ts';
import { recordTitle } from '../../fields/recordTitle.ts';
import { byTitle } from './byTitle.ts';
import { chooseEntities } from './chooseEntities.ts';

export interface FoundRecord {
  readonly entity: EntitySummary;
  readonly id: string;
  /** What is searched: the number of an order. */
  readonly title: string;
  /** What is shown: which order. */
  readonly name: string;
}

export interface Found {
  readonly records: readonly FoundRecord[];
  readonly isSearching: boolean;
}

const patience = 200;
const perEntity = 5;
const minLength = 2;
const none: Found = { records: [], isSearching: false };

/** What the server did not let this person list, for as long as the page is open. */
const refused = new Set<string>();

export function useRecords(
  typed: string,
  { current, visits }: { readonly current: string | undefined; readonly visits: readonly string[] },
): Found {
  const dataProvider = useDataProvider();
  const locale = useLocale() ?? 'en';
  const [found, setFound] = useState<Found>(none);
  const may = useMayOf();
  const search = typed.trim();
  useEffect(() => {
    if (search.length < minLength) {
      setFound(none);
      return undefined;
    }
    const abort = new AbortController();
    const look = async (name: string, query: string): Promise<readonly FoundRecord[]> => {
      const { entity, byName } = await loadSchema(name);
      const summary = summaryOf(name);
      if (!summary) return [];
      const params: GetListParams & { signal: AbortSignal } = {
        filter: { q: query, ...(entity.hide && { [entity.hide]: false }) },
        pagination: { page: 1, perPage: perEntity },
        sort: { field: 'id', order: 'DESC' },
        meta: { fields: titlePaths(entity, byName), query: { count: 'none' } },
        signal: abort.signal,
      };
      const { data } = await dataProvider.getList(name, params);
      return data.map((record) => ({
        entity: summary,
        id: String(record.id),
        title: recordTitle(record, entity, { entities: byName, locale }),
        name: recordHeading(record, entity, { entities: byName, locale }),
      }));
    };
    setFound((before) => ({ ...before, isSearching: true }));
    const timer = setTimeout(async () => {
      const { names, query } = chooseEntities(search, {
        areas,
        entities: entities.filter((entity) => may(entity, 'list')),
        current,
        visits,
        refused,
      });
      const answers = await Promise.all(
        names.map((name) =>
          look(name, query).catch((error: unknown) => {
            if (error instanceof ProblemError && error.status === 403) refused.add(name);
            return [];
          }),
        ),
      );
      if (!abort.signal.aborted) setFound({ records: byTitle(answers.flat(), query), isSearching: false });
    }, patience);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search, current, visits, dataProvider, locale, may]);
  return found;
}
