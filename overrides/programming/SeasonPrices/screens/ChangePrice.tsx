/** A price changed on many performances at once: what is to be otherwise, where, and what stays because places are taken. */
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useLocaleState, useNotify, useRefresh } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { currencyDigits } from '../../../../schema/currencyDigits.ts';
import type { PriceChangeInput } from '../../../../schema/generated/programming/PriceChange.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { parseMoney } from '../../../../src/fields/parseMoney.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { countTaken } from '../model/groupPrices.ts';
import { ChangeFields } from './ChangeFields.tsx';
import { DateChoice } from './DateChoice.tsx';
import { RemovePrice } from './RemovePrice.tsx';
import type { OnePrice, OneShow } from './useSeasonPrices.ts';
import { useTexts } from './useTexts.ts';

interface ChangePriceProps {
  readonly show: OneShow;
  readonly price: OnePrice;
  readonly onClose: () => void;
}

export function ChangePrice({ show, price, onClose }: ChangePriceProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const id = useId();
  const finish = useFinish(onClose);
  const [typed, setTyped] = useState('');
  const [change, setChange] = useState<PriceChangeInput>({});
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(price.rows.map(({ eventDate }) => eventDate['@id'])),
  );
  const [isRemoving, setRemoving] = useState(false);
  const save = useAction('TicketPrice.updateMultiple', ['name']);
  const spread = useAction('TicketPrice.createMultiple', ['name']);
  const facialValue = parseMoney(typed, currencyDigits(price.currency));
  const isBad = facialValue === undefined || (facialValue ?? 0) < 0;
  const body = { ...change, facialValue: facialValue ?? undefined };
  const rows = price.rows.filter(({ eventDate }) => chosen.has(eventDate['@id']));
  const [first] = price.rows;
  const params = { id: first?.eventDate['@id'].split('/').at(-1) ?? '' };
  const isReady = !isBad && rows.length > 0 && Object.values(body).some((value) => value !== undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const eventDateList = [...chosen];
    const { isDone } = await save.run({
      params,
      query: { hash: price.hash },
      body: { ...body, eventDateList },
    });
    if (isDone) finish('saved', rows.length);
  };
  const add = async () => {
    const outcome = await spread.run({
      params,
      query: { ticketPriceId: first?.['@id'] ?? '' },
      body: { eventDateList: price.missing },
    });
    if (outcome.isDone) finish('spreadDone', outcome.answer.member.length);
  };
  const now = [...new Set([price.lowest, price.highest])].map((one) =>
    formatMoney(one, price.currency, locale),
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>
          {t('seasonPrices.dialog.title', { name: price.name, show: show.title })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ChangeFields
            currency={price.currency}
            now={now.join(' – ')}
            typed={typed}
            isBad={isBad}
            change={change}
            onType={setTyped}
            onChange={setChange}
          />
          <DateChoice rows={price.rows} timezone={show.timezone} chosen={chosen} onChoose={setChosen} />
          {price.missing.length > 0 && (
            <Box>
              <Button
                onClick={() => void add()}
                disabled={spread.isPending}
                variant="outlined"
                color="inherit"
              >
                {t('seasonPrices.dialog.spread', { smart_count: price.missing.length })}
              </Button>
            </Box>
          )}
          <ProblemAlert error={save.refusal?.error ?? spread.refusal?.error} />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            type="button"
            color="error"
            disabled={rows.length === 0}
            onClick={() => setRemoving(true)}
            sx={{ mr: 'auto' }}
          >
            {t('seasonPrices.dialog.remove')}
          </Button>
          <Button type="button" color="inherit" onClick={onClose}>
            {t('seasonPrices.dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!isReady || save.isPending}>
            {t('seasonPrices.dialog.save', { smart_count: rows.length })}
          </Button>
        </DialogActions>
      </form>
      {isRemoving && (
        <RemovePrice
          price={price}
          params={params}
          dates={rows.filter((row) => countTaken(row) === 0).map(({ eventDate }) => eventDate['@id'])}
          taken={rows.filter((row) => countTaken(row) > 0).length}
          onRemoved={(count) => finish('removed', count)}
          onClose={() => setRemoving(false)}
        />
      )}
    </Dialog>
  );
}

function useFinish(onClose: () => void) {
  const t = useTexts();
  const notify = useNotify();
  const refresh = useRefresh();
  return (what: 'saved' | 'spreadDone' | 'removed', count: number) => {
    notify(t(`seasonPrices.dialog.${what}`, { smart_count: count }), { type: 'success' });
    refresh();
    onClose();
  };
}
