/** `/events/{eventDateId}/prices`: what a performance is sold at, in the order in which it is offered. */
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Skeleton } from '@mui/material';
import { Link, useLocation } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { Prefill } from '../../../../src/generic/record/prefill.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { visuallyHidden } from '../../../../src/theme/visuallyHidden.ts';
import { DateFrame, useEventDateId } from './DateFrame.tsx';
import { NOT_ON_PHONE, PriceRow } from './PriceRow.tsx';
import { useDatePrices } from './useDatePrices.ts';
import { useTexts } from './useTexts.ts';

export function DatePrices() {
  const t = useTexts();
  const { id, iri } = useEventDateId();
  const prices = useDatePrices(iri);
  const mayWrite = useHas('prices.write');
  const { pathname } = useLocation();
  const prefill: Prefill = { values: { eventDate: id }, returnTo: pathname };
  return (
    <DateFrame
      path="prices"
      date={prices.data}
      actions={
        mayWrite && (
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            component={Link}
            to={screenPath('TicketPrice', 'create')}
            state={{ prefill }}
          >
            {t('datePages.prices.add')}
          </Button>
        )
      }
    >
      <Prices prices={prices} />
    </DateFrame>
  );
}

function Prices({ prices }: { readonly prices: ReturnType<typeof useDatePrices> }) {
  const t = useTexts();
  const { data, error, isPending, refetch } = prices;
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={240} />;
  if (data.ticketPriceList.length === 0)
    return <EmptyState title={t('datePages.prices.none')} text={t('datePages.prices.noneHint')} />;
  return (
    <SmallTable
      label={t('datePages.prices.title')}
      columns={[
        { name: 'name', head: t('datePages.prices.name') },
        { name: 'amount', head: t('datePages.prices.amount'), align: 'right' },
        { name: 'tax', head: t('datePages.prices.tax'), sx: NOT_ON_PHONE },
        { name: 'channels', head: t('datePages.prices.channels'), sx: NOT_ON_PHONE },
        { name: 'sold', head: t('datePages.prices.sold'), align: 'right' },
        { name: 'left', head: t('datePages.prices.left'), align: 'right' },
        { name: 'state', head: t('datePages.prices.state') },
        {
          name: 'more',
          head: <Box sx={visuallyHidden}>{t('datePages.prices.actions')}</Box>,
          align: 'right',
        },
      ]}
    >
      {data.ticketPriceList.map((price, index, all) => (
        <PriceRow
          key={price['@id']}
          date={data}
          price={price}
          before={all[index - 1]}
          after={all[index + 1]}
        />
      ))}
    </SmallTable>
  );
}
