/** When customers buy: the days of the week by the parts of a day, the busiest in the strongest colour. */
import { Paper, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import type { FigureName } from '../model/figures.ts';
import type { GroupedData } from '../model/shapeFigure.ts';
import { useFigureName, usePointName, useTexts } from './useTexts.ts';

/** @param day as ISO 8601 numbers it: Monday is 1 */
function nameDay(day: string, locale: string): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, Number(day)));
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

export function WeekCard({ name, data }: { readonly name: FigureName; readonly data: GroupedData }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const nameOf = usePointName(name);
  const title = useFigureName()(name);
  const number = new Intl.NumberFormat(locale);
  const parts = data.groups[0]?.series ?? [];
  const most = Math.max(1, ...data.groups.flatMap(({ series }) => series.map(({ count }) => count)));
  return (
    <Paper role="group" variant="outlined" aria-label={title} sx={{ p: 2.5, minWidth: 0 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <SmallTable
        label={title}
        columns={[
          { name: 'day', head: t('customerFigures.weekday') },
          ...parts.map((part) => ({ name: part.key, head: nameOf(part), align: 'right' as const })),
        ]}
      >
        {data.groups.map(({ key, series }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row" sx={{ textTransform: 'capitalize' }}>
              {nameDay(key, locale)}
            </TableCell>
            {series.map((part) => (
              <TableCell
                key={part.key}
                align="right"
                sx={{
                  fontVariantNumeric: 'tabular-nums',
                  boxShadow: ({ palette }) =>
                    `inset 0 -${Math.round((8 * part.count) / most)}px ${palette.primary.main}`,
                  pb: '12px',
                }}
              >
                {number.format(part.count)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </SmallTable>
    </Paper>
  );
}
