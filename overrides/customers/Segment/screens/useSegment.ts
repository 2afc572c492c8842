/** The segment in the list's filter as it is built: handed on when the hand rests, replaced when a view brings another. */
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useDraft } from '../../../../src/fields/useDraft.ts';
import { useFilters } from '../../../../src/generic/list/useFilters.ts';
import { type DraftGroup, readDraft, writeDraft } from '../model/draft.ts';

export interface SegmentState {
  readonly draft: DraftGroup;
  readonly change: (draft: DraftGroup) => void;
  /** Something of it filters the list. */
  readonly isAsked: boolean;
  /** What is typed is not in the list yet. */
  readonly isWaiting: boolean;
  /** Another one each time that the segment came from elsewhere: inputs begin anew. */
  readonly version: number;
}

export function useSegment(): SegmentState {
  const { filterValues } = useListContext();
  const { set } = useFilters();
  const given = typeof filterValues.segment === 'string' ? filterValues.segment : '';
  const [text, setText] = useDraft(given, (segment) =>
    set({ ...filterValues, segment: segment || undefined }),
  );
  const [{ draft, version }, setState] = useState(() => ({ draft: readDraft(text), version: 0 }));
  const isOther = writeDraft(draft) !== writeDraft(readDraft(text));
  const shown = isOther ? { draft: readDraft(text), version: version + 1 } : { draft, version };
  if (isOther) setState(shown);
  return {
    ...shown,
    isAsked: given !== '',
    isWaiting: text !== given,
    change(next) {
      setState({ draft: next, version: shown.version });
      setText(writeDraft(next));
    },
  };
}
