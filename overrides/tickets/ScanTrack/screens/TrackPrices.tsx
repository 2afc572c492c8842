/** The prices that follow a track, by show, and the way to choose them for all performances of a show at once. */
import { Alert, Box, Button, TableCell, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { visuallyHidden } from '../../../../src/theme/visuallyHidden.ts';
import { pricesKey } from './pricesKey.ts';
import { useTexts } from './useTexts.ts';

const ChoosePrices = lazyPart(async () => (await import('./ChoosePrices.tsx')).ChoosePrices);

interface TrackPricesProps {
  readonly track: string;
  readonly name: string;
  readonly isDefault: boolean;
}

export function TrackPrices({ track, name, isDefault }: TrackPricesProps) {
  const t = useTexts();
  const mayConfigure = useHas('scans.configure');
  const mayPrice = useHas('prices.write');
  const mayChoose = mayConfigure && mayPrice;
  /** Of a show, empty: one that is still to be chosen. */
  const [show, setShow] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: pricesKey(track),
    queryFn: ({ signal }) => callAction('ScanTrack.prices', { id: track, query: {} }, { signal }),
  });
  const lines = data ?? [];
  return (
    <Box component="section">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" sx={{ mr: 'auto' }}>
          {t('doors.prices.title')}
        </Typography>
        {mayChoose && (
          <Button variant="outlined" onClick={() => setShow('')}>
            {t('doors.prices.choose')}
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>
        {t('doors.prices.hint')}
      </Typography>
      {isDefault && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {t('doors.prices.isDefault')}
        </Alert>
      )}
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data && lines.length === 0 && !isDefault && <Typography>{t('doors.prices.none')}</Typography>}
      {lines.length > 0 && (
        <SmallTable
          label={t('doors.prices.title')}
          columns={[
            { name: 'show', head: t('doors.prices.show') },
            { name: 'price', head: t('doors.prices.price') },
            { name: 'performances', head: t('doors.prices.performances'), align: 'right' },
            {
              name: 'change',
              head: <Box sx={visuallyHidden}>{t('doors.prices.change')}</Box>,
              align: 'right',
            },
          ]}
        >
          {lines.map(({ ticketing, title, name: price, performances: all, following: count }, index) => (
            <TableRow key={`${ticketing} ${price}`}>
              <TableCell>{lines[index - 1]?.ticketing === ticketing ? '' : title}</TableCell>
              <TableCell>{price}</TableCell>
              <TableCell align="right" className="num">
                {count === all ? t('doors.prices.all', { all }) : t('doors.prices.some', { count, all })}
              </TableCell>
              <TableCell align="right">
                {mayChoose && lines[index - 1]?.ticketing !== ticketing && (
                  <Button
                    size="small"
                    aria-label={t('doors.prices.changeOf', { show: title })}
                    onClick={() => setShow(ticketing)}
                  >
                    {t('doors.prices.change')}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </SmallTable>
      )}
      <Suspense fallback={null}>
        {show !== undefined && (
          <ChoosePrices track={track} name={name} show={show} onClose={() => setShow(undefined)} />
        )}
      </Suspense>
    </Box>
  );
}
