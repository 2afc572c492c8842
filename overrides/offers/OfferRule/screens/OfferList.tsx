/** `/settings/offers`: each offer as a sentence, where it stands, and what to do with it. The table is wherever a list is asked for. */
import { List, Paper, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useMay } from '../../../../src/data/useMay.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { CreateButton } from '../../../../src/generic/list/CreateButton.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useSchema } from '../../../../src/generic/SchemaContext.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { findOfferState, OFFER_STATES, type OfferState } from '../model/offerState.ts';
import { swapOffers } from '../model/swapOffers.ts';
import { type ListedOffer, OFFER_FIELDS } from './listedOffer.ts';
import { type Move, OfferItem } from './OfferItem.tsx';
import { useOfferWords } from './useOfferWords.ts';
import { useTexts } from './useTexts.ts';

const KEY = ['OfferRule', 'as sentences'] as const;

/** More than any organiser has. */
const MOST = 300;

export function OfferList() {
  const [search] = useSearchParams();
  return search.size > 0 ? <GenericList /> : <Offers />;
}

function Offers() {
  const t = useTexts();
  const { entity } = useSchema();
  const labelOf = useLabel();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => {
      const query = { 'order[position]': 'asc', itemsPerPage: MOST };
      return callAction('OfferRule.list', { query, fields: OFFER_FIELDS }, { signal });
    },
  });
  const refresh = () => client.invalidateQueries({ queryKey: KEY });
  const now = Date.now();
  const offers = data?.member ?? [];
  const order = useAction('OfferRule.bulkUpdate', ['position']);
  const swap = async (one: string, other: string) => {
    await order.run({ body: { member: swapOffers(offers, one, other) } });
    await refresh();
  };
  return (
    <Page
      title={labelOf(entity.plural)}
      subtitle={t('offers.subtitle')}
      actions={<CreateButton />}
      width="form"
    >
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      <ProblemAlert error={order.refusal?.error} />
      {!data && !error && <Loading />}
      {data && offers.length === 0 && <EmptyState title={t('offers.none')} text={t('offers.noneText')} />}
      {OFFER_STATES.map((state) => (
        <Group
          key={state}
          state={state}
          offers={offers.filter((offer) => findOfferState(offer, now) === state)}
          move={{ swap, isPending: order.isPending }}
          refresh={refresh}
        />
      ))}
    </Page>
  );
}

interface GroupProps {
  readonly state: OfferState;
  readonly offers: readonly ListedOffer[];
  readonly move: Move;
  readonly refresh: () => Promise<void>;
}

function Group({ state, offers, move, refresh }: GroupProps) {
  const t = useTexts();
  const { entity } = useSchema();
  const words = useOfferWords(entity.properties);
  const mayChange = useMay(entity, 'update');
  if (offers.length === 0) return null;
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t(`offers.groups.${state}`)}
      </Typography>
      <Paper variant="outlined" sx={{ mb: 4 }}>
        <List disablePadding>
          {offers.map((offer, index) => (
            <OfferItem
              key={offer['@id']}
              offer={offer}
              state={state}
              sentence={words(offer)}
              mayChange={mayChange}
              before={offers[index - 1]}
              after={offers[index + 1]}
              move={move}
              refresh={refresh}
            />
          ))}
        </List>
      </Paper>
    </>
  );
}
