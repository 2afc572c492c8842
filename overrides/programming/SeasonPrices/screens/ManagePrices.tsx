/**
 * `/settings/manage-prices`: prices across performances, show by show. A price that is the same on many is one line, and is
 * changed on them at once. The table that every entity has is behind `?layout=table`, and wherever a list is asked for.
 */
import AddIcon from '@mui/icons-material/Add';
import { Alert, Button, Skeleton, TextField } from '@mui/material';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { useDebounced } from '../../../../src/fields/picker/useDebounced.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { groupPrices } from '../model/groupPrices.ts';
import { ShowPricesTable } from './ShowPricesTable.tsx';
import { type OnePrice, type OneShow, useSeasonPrices } from './useSeasonPrices.ts';
import { useTexts } from './useTexts.ts';

const ChangePrice = lazyPart(async () => (await import('./ChangePrice.tsx')).ChangePrice);

export function ManagePrices() {
  const [search] = useSearchParams();
  // Links from other screens and saved views ask for rows.
  return search.size > 0 ? <GenericList /> : <SeasonPrices />;
}

function SeasonPrices() {
  const t = useTexts();
  const mayWrite = useHas('prices.write');
  const [typed, setTyped] = useState('');
  const find = useDebounced(typed.trim());
  return (
    <Page
      title={t('seasonPrices.title')}
      subtitle={t('seasonPrices.subtitle')}
      actions={
        <>
          <Button component={Link} to={`${screenPath('TicketPrice', 'list')}?layout=table`} color="inherit">
            {t('seasonPrices.table')}
          </Button>
          {mayWrite && (
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              component={Link}
              to={screenPath('TicketPrice', 'create')}
            >
              {t('seasonPrices.add')}
            </Button>
          )}
        </>
      }
    >
      <TextField
        size="small"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={t('seasonPrices.find')}
        slotProps={{ htmlInput: { 'aria-label': t('seasonPrices.find') } }}
        sx={{ mb: 3, width: '100%', maxWidth: 360 }}
      />
      <Shows find={find} />
    </Page>
  );
}

function Shows({ find }: { readonly find: string }) {
  const t = useTexts();
  const { rows, hasMore, error, refetch } = useSeasonPrices(find);
  const [chosen, setChosen] = useState<{ readonly show: OneShow; readonly price: OnePrice }>();
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (!rows) return <Skeleton variant="rounded" height={320} />;
  const shows = groupPrices(rows);
  if (shows.length === 0)
    return find ? (
      <EmptyState title={t('seasonPrices.notFound')} />
    ) : (
      <EmptyState title={t('seasonPrices.none')} text={t('seasonPrices.noneHint')} />
    );
  return (
    <>
      {hasMore && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('seasonPrices.tooMany')}
        </Alert>
      )}
      {shows.map((show) => (
        <ShowPricesTable key={show.id} show={show} onChange={(price) => setChosen({ show, price })} />
      ))}
      <Suspense fallback={null}>
        {chosen && <ChangePrice {...chosen} onClose={() => setChosen(undefined)} />}
      </Suspense>
    </>
  );
}
