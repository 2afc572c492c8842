/** What the chosen performances have in common: each value, and whether all of them have it or only some. */
import { Box, Paper, Typography } from '@mui/material';
import { type Common, findCommon } from '../model/findCommon.ts';
import type { MassDate } from './useMassDates.ts';
import { useTexts } from './useTexts.ts';
import { useWords } from './useWords.ts';

/** More than these differ too much to be read. */
const MOST_NAMED = 4;

export function CommonValues({ dates }: { readonly dates: readonly MassDate[] }) {
  const t = useTexts();
  const words = useWords();
  const timed = dates.map(({ startDate, ticketing: { timezone } }) => ({ startDate, timezone }));
  const prices = dates.flatMap(({ ticketPriceList }) => ticketPriceList);
  const facts: readonly (readonly [name: string, values: readonly string[]])[] = [
    ['status', dates.map(({ status }) => words.state(status))],
    ['opens', words.moments(timed, (index) => dates[index]?.saleStartDate ?? null)],
    ['closes', words.moments(timed, (index) => dates[index]?.saleEndDate ?? null)],
    [
      'places',
      dates.map(({ unlimitedStock, totalStock }) => words.places(unlimitedStock ?? false, totalStock)),
    ],
    ['tax', prices.map(({ tax }) => (tax ? words.rate(tax.rate) : t('massAction.withoutTax')))],
    [
      'channels',
      prices.map(
        ({ sellingDeviceList }) =>
          sellingDeviceList.map(({ name }) => name).join(', ') || t('massAction.everyChannel'),
      ),
    ],
    ['scanTrack', prices.map(({ scanTrack }) => scanTrack?.name ?? t('massAction.usualTrack'))],
  ];
  return (
    <Paper variant="outlined" component="section" aria-labelledby="mass-common" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="mass-common" variant="h2" sx={{ fontSize: 18, mb: 1 }}>
        {t('massAction.common')}
      </Typography>
      {dates.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('massAction.noneChosen')}</Typography>
      ) : (
        <Box component="dl" sx={{ m: 0 }}>
          {facts.map(
            ([name, values]) =>
              values.length > 0 && (
                <Fact
                  key={name}
                  name={t(`massAction.facts.${name}`)}
                  values={findCommon(values)}
                  all={values.length}
                />
              ),
          )}
        </Box>
      )}
    </Paper>
  );
}

interface FactProps {
  readonly name: string;
  readonly values: readonly Common<string>[];
  readonly all: number;
}

function Fact({ name, values, all }: FactProps) {
  const t = useTexts();
  const more = values.length - MOST_NAMED;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', flexBasis: 150 }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, flex: '1 1 200px', minWidth: 0 }}>
        {values.slice(0, MOST_NAMED).map(({ value, count, share }) => (
          <Box key={value} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <span>{value}</span>
            <Typography component="span" variant="body2" className="num" sx={{ color: 'text.secondary' }}>
              {t(`massAction.share.${share}`, { count, all })}
            </Typography>
          </Box>
        ))}
        {more > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('massAction.moreValues', { smart_count: more })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
