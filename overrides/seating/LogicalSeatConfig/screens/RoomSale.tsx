/** How a room is sold: its seats are pressed or circled on the plan, and put into groups or kept from sale. */
import EditIcon from '@mui/icons-material/Edit';
import { Button, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { PageLoading } from '../../../../src/generic/PageLoading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { WireSeating } from '../model.ts';
import { PaintSeats } from './PaintSeats.tsx';
import { useTexts } from './useTexts.ts';

const ENTITY = 'LogicalSeatConfig';

export function RoomSale() {
  const { id = '' } = useParams();
  const t = useTexts();
  const iri = `/ticketing/v1/logical_seat_configs/${id}`;
  const { data, error, refetch } = useQuery({
    // Not of an entity: what others save is not put under the hands that paint.
    queryKey: ['painted seats', id],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await callAction('LogicalSeatConfig.seating', { id: iri }, { signal })) as WireSeating,
  });
  const back = (
    <Link component={RouterLink} to={screenPath(ENTITY, 'list')} sx={{ fontSize: 14 }}>
      {t('roomSale.back')}
    </Link>
  );
  if (error)
    return (
      <Page title={t('roomSale.groups')} above={back}>
        <ProblemAlert error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!data) return <PageLoading />;
  if (data.isNumbered && data.plan && data.plan.seats.id.length > 0)
    return (
      <PaintSeats iri={iri} seating={data} plan={data.plan} above={back} details={<Details id={id} />} />
    );
  return (
    <Page title={data.name} above={back} actions={<Details id={id} />}>
      {data.isNumbered ? <NoSeats plan={data.seatConfig} /> : <FreeSeating seating={data} />}
    </Page>
  );
}

/** Where its name, its plan and its places are changed. */
function Details({ id }: { readonly id: string }) {
  const t = useTexts();
  if (!useHas('seating.write')) return null;
  return (
    <Button startIcon={<EditIcon />} component={RouterLink} to={screenPath(ENTITY, 'edit', id)}>
      {t('roomSale.details')}
    </Button>
  );
}

function NoSeats({ plan }: { readonly plan: number | null }) {
  const t = useTexts();
  const mayDraw = useHas('seating.write') && plan !== null;
  return (
    <EmptyState
      title={t('roomSale.noSeats.title')}
      text={t('roomSale.noSeats.text')}
      action={
        mayDraw && (
          <Button variant="contained" component={RouterLink} to={`/SeatConfig/${plan}/plan`}>
            {t('roomSale.noSeats.draw')}
          </Button>
        )
      }
    />
  );
}

function FreeSeating({ seating: { totalStock, isUnlimited } }: { readonly seating: WireSeating }) {
  const t = useTexts();
  const text = isUnlimited
    ? t('roomSale.free.unlimited')
    : totalStock === null
      ? t('roomSale.free.none')
      : t('roomSale.free.stock', { smart_count: totalStock });
  return <EmptyState title={t('roomSale.free.title')} text={text} />;
}
