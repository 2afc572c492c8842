/** The frame of a screen below a performance's page: which one it is, and the tabs to the others. */
import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { Page } from '../../../../src/generic/Page.tsx';
import { PageTabs } from '../../../../src/generic/PageTabs.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SchemaProvider } from '../../../../src/generic/SchemaContext.tsx';
import { useTexts } from './useTexts.ts';

/** What a page shows of its performance. */
export const NAMING = ['startDate', { ticketing: ['title', 'timezone'] }] as const;

export type NamedDate = RecordOf<'EventDate', typeof NAMING>;

/** The short id of the performance that the address names, and its address. */
export function useEventDateId(): { readonly id: string; readonly iri: string } {
  const { eventDateId: id = '' } = useParams();
  return { id, iri: `/ticketing/v1/event_dates/${id}` };
}

interface DateFrameProps {
  readonly path: 'prices' | 'carts' | 'reservations';
  /** As the page's own request has it: undefined before the answer; null where nothing that was found names it. */
  readonly date: NamedDate | null | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function DateFrame({ path, date, actions, children }: DateFrameProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { id, iri } = useEventDateId();
  const { data, error, refetch } = useQuery({
    queryKey: ['EventDate', 'named', { id }],
    queryFn: ({ signal }) => callAction('EventDate.read', { id: iri, fields: NAMING }, { signal }),
    enabled: date === null,
  });
  const named = date ?? data;
  const when = named && formatInstant(named.startDate, named.ticketing.timezone, locale, 'long');
  const page = t(`datePages.${path}.title`);
  return (
    <Page
      title={named?.ticketing.title ?? page}
      {...(when && { subtitle: when })}
      actions={actions}
      above={
        <Link component={RouterLink} to={screenPath('EventDate', 'show', id)} sx={{ fontSize: 14 }}>
          {t('datePages.back')}
        </Link>
      }
    >
      <SchemaProvider name="EventDate">
        <PageTabs id={id} path={path} />
      </SchemaProvider>
      {error ? <ProblemAlert error={error} onRetry={() => void refetch()} /> : children}
    </Page>
  );
}
