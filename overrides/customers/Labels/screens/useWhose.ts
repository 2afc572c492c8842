/** Whose labels they are: of the address, of a segment that was kept as a view, or of everybody. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';

/** What is chosen: a fixed one, or the address of a view. */
export const FIXED = { all: 'all', given: 'given' } as const;

export interface KeptSegment {
  readonly id: string;
  readonly name: string;
  readonly segment: string;
}

export interface Whose {
  /** What the address names. */
  readonly given: 'segment' | 'one' | undefined;
  readonly kept: readonly KeptSegment[];
  readonly choice: string;
  readonly choose: (choice: string) => void;
  /** As JSON, empty for everybody; undefined while it is not known. */
  readonly segment: string | undefined;
}

const pick = (id: string) => JSON.stringify([{ field: 'id', operator: 'isEqualTo', value: id }]);

function useKept(): readonly KeptSegment[] {
  const { data } = useQuery({
    queryKey: ['SavedView', 'segments'],
    queryFn: ({ signal }) =>
      callAction(
        'SavedView.list',
        { query: { resource: 'CrmCustomer', mine: '1', itemsPerPage: 200 }, fields: ['name', 'filter'] },
        { signal },
      ),
    retry: false,
  });
  return (data?.member ?? []).flatMap((view) => {
    const { segment } = (view.filter ?? {}) as { readonly segment?: unknown };
    return typeof segment === 'string' ? [{ id: view['@id'], name: view.name, segment }] : [];
  });
}

export function useWhose(): Whose {
  const [parameters] = useSearchParams();
  const customer = parameters.get('customer');
  const given = customer ? pick(customer) : (parameters.get('segment') ?? undefined);
  const kept = useKept();
  const [choice, choose] = useState<string>(given ? FIXED.given : FIXED.all);
  const segmentOf = () => {
    if (choice === FIXED.all) return '';
    if (choice === FIXED.given) return given;
    return kept.find(({ id }) => id === choice)?.segment;
  };
  return {
    given: customer ? 'one' : given ? 'segment' : undefined,
    kept,
    choice,
    choose,
    segment: segmentOf(),
  };
}
