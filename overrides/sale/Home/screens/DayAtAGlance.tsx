/** What came in and what needs somebody, for who may see either; each number opens the list that it counts. */
import WarningIcon from '@mui/icons-material/ReportProblemOutlined';
import { Box, Card, CardActionArea, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { HomeOverview } from '../../../../schema/generated/sale/HomeOverview.ts';
import type { HomeTakings } from '../../../../schema/generated/sale/HomeTakings.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { currentCaller } from '../../../../src/session/currentCaller.ts';
import { attentionNeeds, attentionPath } from '../model.ts';

const AGAIN = 60_000;
const needs = ['turnover.read', ...new Set(Object.values(attentionNeeds).flat())] as const;

export function DayAtAGlance() {
  const isShown = useHas(needs);
  const contract = currentCaller()?.contract ?? currentCaller()?.contracts[0] ?? 0;
  const { data, error } = useQuery({
    queryKey: ['home', contract],
    queryFn: ({ signal }) => callAction('Contract.home', { id: contract }, { signal }),
    enabled: isShown,
    refetchInterval: AGAIN,
  });
  if (error) return <ProblemAlert error={error} />;
  if (!data) return null;
  return (
    <>
      {data.takings && <Takings takings={data.takings} />}
      <Attention attention={data.attention} />
    </>
  );
}

/** `+12 %`; nothing where there is nothing to compare with. */
function formatChange(now: number, before: number, locale: string): string | undefined {
  if (before === 0) return undefined;
  return new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' }).format(
    now / before - 1,
  );
}

function Takings({ takings }: { readonly takings: HomeTakings }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { currency, today, orders, week, weekBefore, yearBefore, dayStart, weekStart } = takings;
  const ordersSince = (moment: string) =>
    `${screenPath('Order', 'list')}?filter=${encodeURIComponent(JSON.stringify({ status: 'validated', createdAt: { after: moment } }))}`;
  const onWeek = formatChange(week, weekBefore, locale);
  const onYear = formatChange(week, yearBefore, locale);
  return (
    <Box component="section" aria-labelledby="home-takings">
      <Typography id="home-takings" variant="h2" sx={{ mb: 2 }}>
        {translate('home.takings')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
        <Figure
          to={ordersSince(dayStart)}
          name={translate('home.takingsToday')}
          value={formatMoney(today, currency, locale)}
          lines={[translate('home.orders', { smart_count: orders })]}
        />
        <Figure
          to={ordersSince(weekStart)}
          name={translate('home.takingsWeek')}
          value={formatMoney(week, currency, locale)}
          lines={[
            ...(onWeek ? [translate('home.versusWeek', { change: onWeek })] : []),
            ...(onYear ? [translate('home.versusYear', { change: onYear })] : []),
          ]}
        />
      </Box>
    </Box>
  );
}

interface FigureProps {
  readonly to: string;
  readonly name: string;
  readonly value: string;
  readonly lines: readonly string[];
}

function Figure({ to, name, value, lines }: FigureProps) {
  return (
    <Card variant="outlined">
      <CardActionArea component={Link} to={to} sx={{ p: 2, height: '100%' }}>
        <Typography variant="body2" color="textSecondary">
          {name}
        </Typography>
        <Typography className="num" sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.3 }}>
          {value}
        </Typography>
        {lines.map((line) => (
          <Typography key={line} variant="body2" color="textSecondary">
            {line}
          </Typography>
        ))}
      </CardActionArea>
    </Card>
  );
}

function Attention({ attention }: Pick<HomeOverview, 'attention'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box component="section" aria-labelledby="home-attention">
      <Typography id="home-attention" variant="h2" sx={{ mb: 2 }}>
        {translate('home.attention')}
      </Typography>
      {attention.length === 0 && (
        <Typography color="textSecondary">{translate('home.attentionNone')}</Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1, maxWidth: 640 }}>
        {attention.map(({ kind, count }) => (
          <Paper key={kind} variant="outlined">
            <CardActionArea
              component={Link}
              to={attentionPath(kind, new Date(), (entity) => screenPath(entity, 'list'))}
              sx={{ px: 2, py: 1.25, display: 'flex', justifyContent: 'flex-start', gap: 1.5 }}
            >
              <WarningIcon fontSize="small" color="warning" />
              <Typography sx={{ flexGrow: 1 }}>{translate(`home.attentionOf.${kind}`)}</Typography>
              <Typography className="num" sx={{ fontWeight: 700 }}>
                {new Intl.NumberFormat(locale).format(count)}
              </Typography>
            </CardActionArea>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
