/** `/settings/logical-seat-configs`: how each room is sold, at a glance. The table is wherever a list is asked for. */
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { CreateButton } from '../../../../src/generic/list/CreateButton.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useSchema } from '../../../../src/generic/SchemaContext.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { ROOM_FIELDS, RoomRow } from './RoomRow.tsx';
import { useTexts } from './useTexts.ts';

/** More than these are looked for in the table. */
const MOST = 100;
const COLUMNS = ['name', 'kind', 'groups', 'contingents', 'performances'] as const;

export function RoomSaleList() {
  const [search] = useSearchParams();
  return search.size > 0 ? <GenericList /> : <Rooms />;
}

function Rooms() {
  const t = useTexts();
  const label = useLabel();
  const { entity } = useSchema();
  const { data, error, refetch } = useQuery({
    queryKey: ['LogicalSeatConfig', 'rooms'],
    queryFn: ({ signal }) =>
      callAction(
        'LogicalSeatConfig.list',
        { query: { isHidden: false, itemsPerPage: MOST }, fields: ROOM_FIELDS },
        { signal },
      ),
  });
  if (data && data.totalItems > MOST) return <GenericList />;
  return (
    <Page title={label(entity.plural)} subtitle={t('roomSale.subtitle')} actions={<CreateButton />}>
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data?.totalItems === 0 && (
        <EmptyState
          title={t('roomSale.noRooms')}
          text={t('roomSale.noRoomsText')}
          action={<CreateButton />}
        />
      )}
      {data && data.totalItems > 0 && (
        <SmallTable
          label={label(entity.plural)}
          columns={COLUMNS.map((name) => ({
            name,
            head: t(`roomSale.columns.${name}`),
            ...(name === 'performances' && { align: 'right' as const }),
          }))}
        >
          {data.member.map((room) => (
            <RoomRow key={room['@id']} room={room} />
          ))}
        </SmallTable>
      )}
    </Page>
  );
}
