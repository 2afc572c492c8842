/** A figure of several points as bars, each of which opens its customers, or as a table of the same numbers. */
import { Box, Button, Link as MuiLink, Paper, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import type { FigureName } from '../model/figures.ts';
import type { Point, SeriesData } from '../model/shapeFigure.ts';
import { type FigureQuery, pointPath } from './figureQuery.ts';
import { useFigureName, usePointName, useTexts } from './useTexts.ts';

interface FigureProps {
  readonly name: FigureName;
  readonly unit: 'percent' | 'number' | 'currency' | 'float';
  readonly data: SeriesData;
  readonly query: FigureQuery;
}

/** Bars that are drawn before the rest is asked for. */
const FIRST_BARS = 8;
const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export function FigureCard(props: FigureProps) {
  const { name, data } = props;
  const t = useTexts();
  const title = useFigureName()(name);
  const [isTable, setTable] = useState(false);
  const average = useValueText(props)(data.summary);
  return (
    <Paper role="group" variant="outlined" aria-label={title} sx={{ p: 2.5, minWidth: 0 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
        <Box>
          <Typography variant="h2">{title}</Typography>
          {props.unit === 'float' && average && (
            <Typography variant="body2" color="textSecondary">
              {t('customerFigures.averageOf', { value: average })}
            </Typography>
          )}
        </Box>
        <Button
          size="small"
          variant={isTable ? 'contained' : 'text'}
          color={isTable ? 'primary' : 'inherit'}
          aria-pressed={isTable}
          aria-label={`${title}: ${t('customerFigures.table')}`}
          onClick={() => setTable(!isTable)}
        >
          {t('customerFigures.table')}
        </Button>
      </Stack>
      {data.series.every(({ count }) => count === 0) ? (
        <Typography color="textSecondary">{t('customerFigures.noPoints')}</Typography>
      ) : isTable ? (
        <PointTable {...props} title={title} />
      ) : (
        <Bars {...props} />
      )}
    </Paper>
  );
}

/** A value of the figure in words: a share, years, days ahead; nothing where it only repeats the count. */
function useValueText({ name, unit }: Pick<FigureProps, 'name' | 'unit'>) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (value: number | null): string | undefined => {
    if (value === null) return undefined;
    if (unit === 'percent') return percent.format(value / 100);
    if (unit !== 'float') return undefined;
    const per = name === 'contact_seniority' ? 'years' : 'days';
    return t(`customerFigures.${per}`, { value: number.format(value) });
  };
}

function PointName({ name, point, query, children }: PointProps) {
  const t = useTexts();
  const path = pointPath(name, point.key, query);
  if (!path) return children;
  return (
    <MuiLink
      component={Link}
      to={path}
      aria-label={t('customerFigures.narrow', { name: String(children) })}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {children}
    </MuiLink>
  );
}

interface PointProps extends Pick<FigureProps, 'name' | 'query'> {
  readonly point: Point;
  readonly children: ReactNode;
}

function Bars(props: FigureProps) {
  const { name, data, unit } = props;
  const t = useTexts();
  const [locale] = useLocaleState();
  const nameOf = usePointName(name);
  const textOf = useValueText(props);
  const [isWhole, setWhole] = useState(false);
  const number = new Intl.NumberFormat(locale);
  const most = Math.max(...data.series.map(({ count }) => count));
  const shown = isWhole ? data.series : data.series.slice(0, FIRST_BARS);
  return (
    <>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1.25 }}>
        {shown.map((point) => (
          <Box component="li" key={point.key}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
              <PointName {...props} point={point}>
                {nameOf(point)}
              </PointName>
              <Box component="span" sx={NUMBER}>
                {unit === 'percent' ? textOf(point.value) : number.format(point.count)}
              </Box>
            </Stack>
            <Box aria-hidden sx={{ bgcolor: 'action.hover', borderRadius: 1, height: 8, mt: 0.5 }}>
              <Box
                sx={{
                  bgcolor: 'primary.main',
                  borderRadius: 1,
                  height: 8,
                  width: `${(100 * point.count) / most}%`,
                }}
              />
            </Box>
          </Box>
        ))}
      </Stack>
      {!isWhole && data.series.length > FIRST_BARS && (
        <Button size="small" sx={{ mt: 1.5 }} onClick={() => setWhole(true)}>
          {t('customerFigures.showAll', { count: number.format(data.series.length) })}
        </Button>
      )}
    </>
  );
}

function PointTable(props: FigureProps & { readonly title: string }) {
  const { name, title, data, unit } = props;
  const t = useTexts();
  const [locale] = useLocaleState();
  const nameOf = usePointName(name);
  const textOf = useValueText(props);
  const number = new Intl.NumberFormat(locale);
  const more = unit === 'percent' ? ['share'] : unit === 'float' ? ['average'] : [];
  return (
    <SmallTable
      label={title}
      columns={['name', 'count', ...more].map((name, index) => ({
        name,
        head: t(`customerFigures.${name}`),
        ...(index > 0 && { align: 'right' as const }),
      }))}
    >
      {data.series.map((point) => (
        <TableRow key={point.key} hover>
          <TableCell component="th" scope="row">
            <PointName {...props} point={point}>
              {nameOf(point)}
            </PointName>
          </TableCell>
          <TableCell align="right" sx={NUMBER}>
            {number.format(point.count)}
          </TableCell>
          {more.length > 0 && (
            <TableCell align="right" sx={NUMBER}>
              {point.count > 0 && textOf(point.value)}
            </TableCell>
          )}
        </TableRow>
      ))}
      {data.rest > 0 && (
        <TableRow>
          <TableCell component="th" scope="row">
            {t('customerFigures.rest')}
          </TableCell>
          <TableCell align="right" sx={NUMBER}>
            {number.format(data.rest)}
          </TableCell>
          {more.length > 0 && <TableCell />}
        </TableRow>
      )}
    </SmallTable>
  );
}
