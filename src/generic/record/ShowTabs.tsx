/** The record itself, hand-written tabs, and the lists of what points to it, each with how many there are. */
import { Box, Tab, Tabs } from '@mui/material';
import { type RaRecord, useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { screenPath } from '../../data/screenPath.ts';
import { useOwnTexts } from '../../i18n/ownTexts.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import type { PageTabEntry, TabEntry } from '../../screens.ts';

/** The server counts so far and no further. */
const bound = 1000;

export interface ShowTabsProps {
  readonly tabs: readonly TabEntry[];
  readonly pages: readonly PageTabEntry[];
  readonly lists: readonly PropertyDescriptor[];
  /** With how many there are of each list, where that is known. */
  readonly record: RaRecord;
  /** Name of a tab or a list, address of a page; empty: the record itself. */
  readonly tab: string;
  readonly onChange: (tab: string) => void;
}

export function ShowTabs({ tabs, pages, lists, record, tab, onChange }: ShowTabsProps) {
  const translate = useTranslate();
  const label = useLabel();
  const hasTexts = useOwnTexts(tabs.length + pages.length > 0);
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: string) => pages.every(({ below }) => below !== next) && onChange(next)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      sx={{
        mb: 3,
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
      }}
    >
      <Tab value="" label={translate('app.show.details')} />
      {pages.map(({ entity, below, label: key, instead }) => (
        <Tab
          key={below}
          value={below}
          component={Link}
          to={`${screenPath(entity, 'show', record.id)}/${below}`}
          label={
            <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'baseline' }}>
              {hasTexts && translate(key)}
              {instead && <Count value={(record[instead] as Counted | undefined)?.['@count']} />}
            </Box>
          }
        />
      ))}
      {tabs.map((own) => (
        <Tab key={own.name} value={own.name} label={hasTexts && translate(own.label)} />
      ))}
      {lists.map((list) => (
        <Tab
          key={list.name}
          value={list.name}
          label={
            <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'baseline' }}>
              {label(list.label)} <Count value={(record[list.name] as Counted | undefined)?.['@count']} />
            </Box>
          }
        />
      ))}
    </Tabs>
  );
}

interface Counted {
  readonly '@count'?: number;
}

function Count({ value }: { readonly value: number | undefined }) {
  const locale = useLocale() ?? 'en';
  if (value === undefined) return null;
  const number = new Intl.NumberFormat(locale).format(Math.min(value, bound));
  return (
    <Box component="span" className="num" sx={{ fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
      {number}
      {value > bound && '+'}
    </Box>
  );
}
