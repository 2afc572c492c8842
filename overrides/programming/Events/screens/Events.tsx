/**
 * `/events`: the programme as a list of performances, cards of shows, a calendar, or the table that every entity has, with
 * its columns, saved views, export and changes of many. The address holds which, and what is looked for.
 */
import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { useDebounced } from '../../../../src/fields/picker/useDebounced.ts';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import type { ComingBack } from '../../../../src/generic/list/useScrollPlace.ts';
import { Page } from '../../../../src/generic/Page.tsx';
import { type EventsFilter, type Layout, readFilter, readLayout } from '../model/eventsAddress.ts';
import { EventsCalendar } from './EventsCalendar.tsx';
import { EventsFilters } from './EventsFilters.tsx';
import { EventsList } from './EventsList.tsx';
import { LayoutChoice } from './LayoutChoice.tsx';
import { ShowCards } from './ShowCards.tsx';
import { useTexts } from './useTexts.ts';

/** The layout that was looked at last, as long as the window is open. */
const last: { layout: Layout } = { layout: 'list' };

export function Events() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const layout = readLayout(search);
  const isBack =
    (state as ComingBack | null)?.isBack === true && !search.has('layout') && last.layout !== 'list';
  useEffect(() => {
    if (!isBack) last.layout = layout;
  }, [isBack, layout]);
  // The way back from a performance names no layout: it leads to the one that was left.
  if (isBack)
    return (
      <Navigate replace to={`?${new URLSearchParams([...search, ['layout', last.layout]])}`} state={state} />
    );
  return layout === 'table' ? <GenericList /> : <Programme layout={layout} />;
}

function Programme({ layout }: { readonly layout: Exclude<Layout, 'table'> }) {
  const t = useTexts();
  const mayWrite = useHas('programming.write');
  const [search, setSearch] = useSearchParams();
  const [total, setTotal] = useState<string>();
  const filter = readFilter(search);
  const find = useTypedFind(filter.find, (next) => change({ find: next }));
  function change(next: Readonly<Record<string, string | undefined>>) {
    setSearch(
      (now) => {
        for (const [name, value] of Object.entries(next))
          if (value) now.set(name, value);
          else now.delete(name);
        return now;
      },
      { replace: true },
    );
  }
  return (
    <Page
      title={t('events.title')}
      subtitle={<span aria-live="polite">{total}</span>}
      actions={
        <>
          <LayoutChoice layout={layout} onChange={(next) => change({ layout: next })} />
          {mayWrite && (
            <Button component={Link} to={screenPath('EventDate', 'create')} variant="contained">
              {t('events.newShow')}
            </Button>
          )}
        </>
      }
    >
      <EventsFilters
        filter={filter}
        typed={find.typed}
        isCalendar={layout === 'calendar'}
        onType={find.setTyped}
        onChange={change}
        onClear={() => {
          find.setTyped('');
          setSearch(layout === 'list' ? {} : { layout }, { replace: true });
        }}
      />
      <Body layout={layout} filter={filter} onTotal={setTotal} />
    </Page>
  );
}

interface BodyProps {
  readonly layout: Exclude<Layout, 'table'>;
  readonly filter: EventsFilter;
  readonly onTotal: (total: string | undefined) => void;
}

function Body({ layout, ...props }: BodyProps) {
  if (layout === 'cards') return <ShowCards {...props} />;
  if (layout === 'calendar') return <EventsCalendar {...props} />;
  return <EventsList {...props} />;
}

/** The address follows the typing once it rests. */
function useTypedFind(find: string, onRest: (find: string) => void) {
  const [typed, setTyped] = useState(find);
  const rested = useDebounced(typed.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is written when the typing rests, and then only
  useEffect(() => {
    if (rested !== find) onRest(rested);
  }, [rested]);
  return { typed, setTyped };
}
