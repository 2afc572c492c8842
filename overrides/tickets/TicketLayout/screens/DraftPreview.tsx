/** The page of the layout that is being made, once the typing rests. */
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { TicketLayoutDraftInput } from '../../../../schema/generated/tickets/TicketLayoutDraft.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { useDebounced } from '../../../../src/fields/picker/useDebounced.ts';
import type { PaperType } from '../../Ticket/model.ts';
import { PagePreview } from './PagePreview.tsx';

type Draft = Omit<TicketLayoutDraftInput, 'ticketing' | 'paperType'> & {
  readonly paperType?: PaperType | null;
  /** A picked record, or its address. */
  readonly ticketing?: string | { readonly '@id'?: string } | null;
};

export function DraftPreview() {
  const [locale] = useLocaleState();
  const [chosen, setChosen] = useState<PaperType>('stock_tickets');
  const { paperType, ticketing, codeKind, codeSize, textSize, shownFields, legalNotice, logo, picture } =
    useWatch() as Draft;
  const paper = paperType ?? chosen;
  const show = typeof ticketing === 'object' ? ticketing?.['@id'] : ticketing;
  const draft = useDebounced(
    JSON.stringify({
      paperType: paper,
      language: locale === 'fr' ? 'fr' : 'en',
      ticketing: show ?? null,
      codeKind: codeKind ?? undefined,
      codeSize: codeSize ?? null,
      textSize: textSize ?? undefined,
      shownFields: shownFields ?? [],
      legalNotice: legalNotice ?? null,
      logo: logo ?? null,
      picture: picture ?? null,
    }),
  );
  return (
    <PagePreview
      page={draft}
      load={(signal) => {
        const body = JSON.parse(draft) as TicketLayoutDraftInput;
        return callAction('TicketLayout.preview', { body }, { signal });
      }}
      paper={paper}
      onPaper={paperType ? undefined : setChosen}
    />
  );
}
