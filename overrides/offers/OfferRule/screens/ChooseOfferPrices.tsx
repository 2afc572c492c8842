/** The prices of one show by their names, each on all of its performances to come. */
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { groupPrices } from '../model/groupPrices.ts';
import { readId } from '../model/trialCart.ts';
import { useTexts } from './useTexts.ts';

const RelationPicker = lazyPart(
  async () => (await import('../../../../src/fields/RelationPicker.tsx')).RelationPicker,
);

/** A run of a hundred performances with ten prices. */
const MOST = 1000;

interface ChooseOfferPricesProps {
  /** Ids of prices. */
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

export function ChooseOfferPrices({ onChoose, onClose }: ChooseOfferPricesProps) {
  const t = useTexts();
  const id = useId();
  const [show, setShow] = useState('');
  const [names, setNames] = useState<readonly string[]>([]);
  const { data, error, isLoading } = useQuery({
    queryKey: ['OfferRule', 'prices of a show', show],
    enabled: show !== '',
    queryFn: async ({ signal }) => {
      const query = {
        'eventDate.ticketing': show,
        'eventDate.startDate[gte]': new Date().toISOString(),
        itemsPerPage: MOST,
      };
      const page = await callAction('TicketPrice.list', { query, fields: ['name'] }, { signal });
      return page.member.map((price) => ({ id: String(readId(price['@id'])), name: price.name, show }));
    },
  });
  const groups = groupPrices(data ?? []);
  const toggle = (name: string) =>
    setNames(names.includes(name) ? names.filter((one) => one !== name) : [...names, name]);
  const choose = () => {
    onChoose(groups.filter(({ name }) => names.includes(name)).flatMap(({ ids }) => ids));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('offers.form.addPrices')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ pt: 1 }}>
          <Suspense fallback={<Loading />}>
            <RelationPicker
              target="Ticketing"
              label={t('offers.form.whichShow')}
              value={show || null}
              onChange={(picked) => {
                const one = [picked ?? []].flat()[0];
                setShow(one && 'id' in one ? String(one.id) : '');
                setNames([]);
              }}
            />
          </Suspense>
        </Box>
        {isLoading && <Loading />}
        <ProblemAlert error={error} />
        {data && groups.length === 0 && <Typography>{t('offers.form.noPrices')}</Typography>}
        <Box sx={{ display: 'grid' }}>
          {groups.map(({ name, ids }) => (
            <FormControlLabel
              key={name}
              control={<Checkbox checked={names.includes(name)} onChange={() => toggle(name)} />}
              label={
                <>
                  {name}{' '}
                  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('offers.form.performances', { smart_count: ids.length })}
                  </Typography>
                </>
              }
            />
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('offers.form.pricesHelp')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('offers.form.cancel')}
        </Button>
        <Button variant="contained" disabled={names.length === 0} onClick={choose}>
          {t('offers.form.choose')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
