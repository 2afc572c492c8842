/** What is on a long page, as links beside it; the part one reads is marked. Wide windows only. */
import { Box, Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';

export interface OutlineEntry {
  readonly id: string;
  readonly label: string;
}

export interface OutlinedProps {
  readonly entries: readonly OutlineEntry[];
  readonly children: ReactNode;
}

/** Fewer parts are seen at a glance. */
const fewest = 3;

export function Outlined({ entries, children }: OutlinedProps) {
  if (entries.length < fewest) return <Box sx={{ display: 'grid', gap: 3 }}>{children}</Box>;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 168px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>{children}</Box>
      <Outline entries={entries} />
    </Box>
  );
}

/** The last part whose head has passed the upper third of the window. */
function useCurrent(entries: readonly OutlineEntry[]): string | undefined {
  const [current, setCurrent] = useState(entries[0]?.id);
  const ids = entries.map((entry) => entry.id).join(' ');
  useEffect(() => {
    const look = () => {
      const tops = ids.split(' ').map((id) => ({ id, node: document.getElementById(id) }));
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = tops.filter(
        ({ node }) => node && node.getBoundingClientRect().top < window.innerHeight / 3,
      );
      const last = isAtEnd && window.scrollY > 0 ? tops.at(-1) : passed.at(-1);
      setCurrent(last?.id ?? tops[0]?.id);
    };
    window.addEventListener('scroll', look, { passive: true });
    look();
    return () => window.removeEventListener('scroll', look);
  }, [ids]);
  return current;
}

function Outline({ entries }: { readonly entries: readonly OutlineEntry[] }) {
  const translate = useTranslate();
  const current = useCurrent(entries);
  const go = (id: string) => {
    const node = document.getElementById(id);
    node?.scrollIntoView({ block: 'start' });
    node?.focus({ preventScroll: true });
  };
  return (
    <Box
      component="nav"
      aria-label={translate('app.show.outline')}
      sx={{ position: 'sticky', top: 24, display: { xs: 'none', lg: 'block' } }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderLeft: 1, borderColor: 'divider' }}>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                go(id);
              }}
              {...(id === current && { 'aria-current': 'location' as const })}
              sx={{
                display: 'block',
                py: 0.75,
                pl: 2,
                ml: '-1px',
                fontSize: 13,
                borderLeft: 2,
                borderColor: id === current ? 'primary.main' : 'transparent',
                color: id === current ? 'text.primary' : 'text.secondary',
                fontWeight: id === current ? 600 : 400,
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
