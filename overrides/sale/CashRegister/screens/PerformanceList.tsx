/** The register's left side: what can be sold, by day, with what is left of each performance. */
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import {
  Box,
  IconButton,
  InputAdornment,
  List,
  ListItemButton,
  ListSubheader,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { findLocalDay, type RegisterPerformance } from '../model.ts';
import { StockLabel } from './StockLabel.tsx';

/** Long titles are distinguished by their second half: they are cut after two lines, not one. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  lineHeight: 1.3,
} as const;

interface PerformanceListProps {
  readonly performances: readonly RegisterPerformance[] | undefined;
  readonly selected: string | undefined;
  readonly onSelect: (iri: string) => void;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly day: string | undefined;
  readonly onDay: (day: string | undefined) => void;
  readonly searchField: RefObject<HTMLInputElement | null>;
}

function groupByDay(performances: readonly RegisterPerformance[]) {
  const days = new Map<string, RegisterPerformance[]>();
  for (const performance of performances) {
    const day = findLocalDay(performance.startDate, performance.timezone);
    days.set(day, [...(days.get(day) ?? []), performance]);
  }
  return [...days];
}

export function PerformanceList(props: PerformanceListProps) {
  const translate = useTranslate();
  return (
    <Stack
      component="section"
      aria-label={translate('register.performances')}
      sx={{ minHeight: 0, height: '100%' }}
    >
      <Stack spacing={1} sx={{ p: 2, pb: 1 }}>
        <TextField
          inputRef={props.searchField}
          value={props.search}
          onChange={(event) => props.onSearch(event.target.value)}
          placeholder={translate('register.search')}
          size="small"
          fullWidth
          slotProps={{
            htmlInput: { 'aria-label': translate('register.search') },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
        <Stack direction="row" spacing={1}>
          <TextField
            type="date"
            size="small"
            value={props.day ?? ''}
            onChange={(event) => props.onDay(event.target.value || undefined)}
            slotProps={{ htmlInput: { 'aria-label': translate('register.day') } }}
            sx={{ flex: 1 }}
          />
          {props.day && (
            <IconButton aria-label={translate('register.allDays')} onClick={() => props.onDay(undefined)}>
              <CloseIcon />
            </IconButton>
          )}
        </Stack>
      </Stack>
      <Box sx={{ overflow: 'auto', flex: 1 }}>
        <PerformanceDays {...props} />
      </Box>
    </Stack>
  );
}

function PerformanceDays({ performances, selected, onSelect }: PerformanceListProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!performances) {
    return (
      <Stack spacing={1} sx={{ px: 2 }} aria-busy="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <Skeleton key={row} variant="rounded" height={56} />
        ))}
      </Stack>
    );
  }
  if (performances.length === 0) {
    return (
      <EmptyState
        title={translate('register.noPerformance')}
        text={translate('register.noPerformanceHint')}
      />
    );
  }
  return (
    <List disablePadding>
      {groupByDay(performances).map(([day, list]) => (
        <Box component="li" key={day} sx={{ listStyle: 'none' }}>
          <ListSubheader
            component="div"
            sx={{ lineHeight: '32px', fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}
          >
            <DayName day={day} performance={list[0]} locale={locale} />
          </ListSubheader>
          {list.map((performance) => (
            <PerformanceRow
              key={performance.iri}
              performance={performance}
              isSelected={performance.iri === selected}
              onSelect={() => onSelect(performance.iri)}
            />
          ))}
        </Box>
      ))}
    </List>
  );
}

function DayName(props: { day: string; performance: RegisterPerformance | undefined; locale: string }) {
  const translate = useTranslate();
  if (!props.performance) return props.day;
  const { startDate, timezone } = props.performance;
  const isToday = props.day === findLocalDay(new Date(), timezone);
  return isToday ? translate('register.today') : formatInstant(startDate, timezone, props.locale, 'weekday');
}

function PerformanceRow(props: {
  performance: RegisterPerformance;
  isSelected: boolean;
  onSelect: () => void;
}) {
  const { performance, isSelected, onSelect } = props;
  const [locale] = useLocaleState();
  return (
    <ListItemButton
      selected={isSelected}
      onClick={onSelect}
      aria-current={isSelected ? 'true' : undefined}
      sx={{ gap: 1.5, borderLeft: 4, borderColor: performance.color ?? 'divider', py: 1 }}
    >
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, minWidth: 48 }}>
        {formatInstant(performance.startDate, performance.timezone, locale, 'time')}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={TWO_LINES}>{performance.title}</Typography>
        <Typography variant="body2" color="textSecondary" component="div" sx={{ display: 'flex', gap: 1 }}>
          <Box
            sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {performance.venueName}
          </Box>
          <StockLabel stock={performance.bookableStock} />
        </Typography>
      </Box>
    </ListItemButton>
  );
}
