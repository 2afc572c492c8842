/** `/customers/dataviz`: the figures about all customers or about a segment, each opening the customers that it counts. */
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { Link, useSearchParams } from 'react-router';
import type { SearchAggregation } from '../../../../schema/generated/customers/SearchAggregation.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { useOffered } from '../../../../src/data/useHas.ts';
import { DayRange } from '../../../../src/fields/DayRange.tsx';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { FIGURES } from '../model/figures.ts';
import type { GroupedData, SeriesData, SingleData } from '../model/shapeFigure.ts';
import { FigureCard } from './FigureCard.tsx';
import { FigureSegment } from './FigureSegment.tsx';
import { type FigureQuery, listCustomers, readNodes, readQuery, writeQuery } from './figureQuery.ts';
import { useFigureName, useTexts } from './useTexts.ts';
import { WeekCard } from './WeekCard.tsx';

export function CustomerFigures() {
  const t = useTexts();
  const [asked, setAsked] = useSearchParams();
  const query = readQuery(asked);
  const names = useOffered(FIGURES).map(({ name }) => name);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['customer figures', query, names],
    queryFn: ({ signal }) => askFigures(query, names, signal),
    placeholderData: keepPreviousData,
  });
  const change = (next: FigureQuery) => setAsked(writeQuery(next), { replace: true });
  const contacts = data?.find(({ name }) => name === 'total_contacts_count')?.data as SingleData | undefined;
  return (
    <Page
      title={t('customerFigures.title')}
      subtitle={t(query.segment ? 'customerFigures.segment' : 'customerFigures.everyone')}
      width="wide"
      actions={
        <Button component={Link} to={listCustomers(query.segment)} variant="outlined" color="inherit">
          {t('customerFigures.list')}
        </Button>
      }
    >
      <Stack spacing={3}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <FigureSegment segment={query.segment} onChange={(segment) => change({ ...query, segment })} />
          <DayRange
            from={query.from ?? ''}
            to={query.to ?? ''}
            labels={{ from: t('customerFigures.from'), to: t('customerFigures.to') }}
            onChange={(from, to) => change({ ...query, from, to })}
          />
          {(query.from || query.to) && (
            <Button color="inherit" onClick={() => change({ segment: query.segment })}>
              {t('customerFigures.anyDay')}
            </Button>
          )}
        </Stack>
        {error && <ProblemAlert error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && contacts?.value === 0 && (
          <EmptyState title={t('customerFigures.none')} text={t('customerFigures.noneHint')} />
        )}
        {data && contacts?.value !== 0 && (
          <Stack spacing={3} aria-busy={isPlaceholderData} sx={isPlaceholderData ? { opacity: 0.5 } : {}}>
            <Figures figures={data} query={query} />
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

async function askFigures(
  { segment, from, to }: FigureQuery,
  aggregationList: readonly string[],
  signal: AbortSignal,
): Promise<readonly SearchAggregation[]> {
  const body = {
    filterList: readNodes(segment),
    aggregationList,
    purchaseDateFrom: from ?? null,
    purchaseDateTo: to ?? null,
  };
  return callAction('POST /v1/aggregations/customers', { body }, { signal });
}

interface FiguresProps {
  readonly figures: readonly SearchAggregation[];
  readonly query: FigureQuery;
}

function Figures({ figures, query }: FiguresProps) {
  const t = useTexts();
  const tiles = figures.filter(({ type }) => type === 'single_value_data');
  const series = figures.filter(({ type }) => /^(summary|localization)_series_data$/.test(type));
  const weeks = figures.filter(({ type }) => type === 'grouped_series_data');
  return (
    <>
      <Box
        component="section"
        aria-label={t('customerFigures.overview')}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}
      >
        {tiles.map((figure) => (
          <Tile key={figure.name} {...figure} data={figure.data as SingleData} />
        ))}
      </Box>
      <Box
        sx={{
          columnCount: { xs: 1, md: 2 },
          columnGap: 2,
          '& > *': { breakInside: 'avoid', mb: 2 },
        }}
      >
        {series.map((figure) => (
          <FigureCard key={figure.name} {...figure} data={figure.data as SeriesData} query={query} />
        ))}
        {weeks.map(({ name, data }) => (
          <WeekCard key={name} name={name} data={data as GroupedData} />
        ))}
      </Box>
    </>
  );
}

function Tile({ name, data }: { readonly name: SearchAggregation['name']; readonly data: SingleData }) {
  const title = useFigureName()(name);
  const [locale] = useLocaleState();
  const { value, currency } = data;
  return (
    <Paper component="section" aria-label={title} variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Typography variant="h5" component="p" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {value === null
          ? '–'
          : currency
            ? formatMoney(value, currency, locale)
            : new Intl.NumberFormat(locale).format(value)}
      </Typography>
    </Paper>
  );
}
