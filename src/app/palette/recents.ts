/** What this person opened last, and how often each entity: kept in the browser, by person. */
import { useStore } from 'ra-core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { summaryOf } from '../../data/descriptors.ts';
import { screenAt } from '../../data/screenPath.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { currentCaller } from '../../session/currentCaller.ts';

export interface Recent {
  readonly path: string;
  readonly entity: string;
  readonly title: string;
}

const maxRecents = 8;
const maxVisits = 60;

const mine = (key: string) => `${key}.${currentCaller()?.id ?? 0}`;

export const useRecents = () => useStore<readonly Recent[]>(mine('recents'), []);
export const useVisits = () => useStore<readonly string[]>(mine('visits'), []);

/** Remembers where one was: a record when its screen is left, for then its name is known. */
export function useRemember(): void {
  const { pathname } = useLocation();
  const label = useLabel();
  const [, setRecents] = useRecents();
  const [, setVisits] = useVisits();
  useEffect(() => {
    const at = screenAt(pathname);
    if (!at) return undefined;
    setVisits((visits) => [at.entity, ...visits].slice(0, maxVisits));
    if (at.slot !== 'show') return undefined;
    const summary = summaryOf(at.entity);
    return () => {
      const title = document.title;
      // A page named after its entity alone is one whose record was not there.
      if (!summary || title === label(summary.label)) return;
      const recent = { path: pathname, entity: at.entity, title };
      setRecents((recents) =>
        [recent, ...recents.filter(({ path }) => path !== pathname)].slice(0, maxRecents),
      );
    };
  }, [pathname, label, setRecents, setVisits]);
}
