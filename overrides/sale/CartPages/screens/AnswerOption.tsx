/** `/carts/{cartId}/edit/option`: what is answered for each performance that an option asks for. */
import {
  Alert,
  Button,
  MenuItem,
  Paper,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callAction } from '../../../../src/data/callAction.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { type CartContentProps, CartFrame } from './CartFrame.tsx';
import { isHeld, type PageCart } from './useCartPage.ts';
import { useTexts } from './useTexts.ts';

export function AnswerOption() {
  const t = useTexts();
  return <CartFrame title={(name) => t('cartPages.answerTitle', { name })} Content={Answer} />;
}

type Entry = PageCart['eventDateOptionStatusList'][number];
type Status = NonNullable<Entry['status']>;

const DATE = ['startDate', 'bookableStock', { ticketing: ['title', 'timezone'] }] as const;

/** The performances asked for, and those of the same shows that could be offered instead. */
function useDates(entries: readonly Entry[]) {
  const asked = entries.flatMap(({ requestedEventDate }) => requestedEventDate ?? []);
  return useQuery({
    queryKey: ['EventDate', 'option', asked],
    queryFn: async ({ signal }) => {
      const own = await callAction(
        'EventDate.list',
        { query: { '@id': asked.join(','), itemsPerPage: 100 }, fields: DATE },
        { signal },
      );
      const ticketing = [...new Set(own.member.map((date) => date.ticketing['@id']))].join(',');
      const query = {
        ticketing,
        status: 'opened',
        'startDate[after]': new Date().toISOString(),
        'order[startDate]': 'asc',
        itemsPerPage: 100,
      };
      const others = await callAction('EventDate.list', { query, fields: DATE }, { signal });
      return { asked: own.member, offers: others.member };
    },
  });
}

type Dates = NonNullable<ReturnType<typeof useDates>['data']>;

interface Decision {
  readonly status: Status;
  readonly eventDate: string;
}

function Answer({ cart, cartId }: CartContentProps) {
  const t = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const entries = cart.eventDateOptionStatusList ?? [];
  const dates = useDates(entries);
  const answer = useAction('Cart.answerOption', ['optionStatus']);
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
  if (cart.type !== 'option' || !isHeld(cart))
    return <Alert severity="info">{t('cartPages.released')}</Alert>;
  const submit = async () => {
    const eventDateOptionStatusList = Object.entries(decisions).map(([requestedEventDate, decision]) => ({
      requestedEventDate,
      status: decision.status,
      ...(decision.status === 'approved' && { approvedEventDate: decision.eventDate }),
    }));
    const outcome = await answer.run({ id: cart['@id'], body: { eventDateOptionStatusList } });
    if (!outcome.isDone) return;
    notify(t('cartPages.answered'), { type: 'success' });
    await client.invalidateQueries({ queryKey: ['Cart'] });
    await navigate(`/carts/${cartId}/edit`);
  };
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        if (!answer.isPending) void submit();
      }}
    >
      {dates.isPending && <Loading />}
      <ProblemAlert error={dates.error} onRetry={() => void dates.refetch()} />
      {dates.data &&
        entries.map((entry) => (
          <EntryForm
            key={entry.requestedEventDate}
            entry={entry}
            dates={dates.data}
            decision={decisions[entry.requestedEventDate ?? '']}
            onDecide={(decision) =>
              setDecisions({ ...decisions, [entry.requestedEventDate ?? '']: decision })
            }
          />
        ))}
      <Typography variant="body2" color="textSecondary">
        {t('cartPages.rejectText')}
      </Typography>
      <ProblemAlert error={answer.refusal?.error} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        sx={{ alignSelf: 'start' }}
        disabled={Object.keys(decisions).length === 0 || answer.isPending}
      >
        {t('cartPages.sendAnswer')}
      </Button>
    </Stack>
  );
}

interface EntryFormProps {
  readonly entry: Entry;
  readonly dates: Dates;
  readonly decision: Decision | undefined;
  readonly onDecide: (decision: Decision) => void;
}

function EntryForm({ entry, dates, decision, onDecide }: EntryFormProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const asked = dates.asked.find((date) => date['@id'] === entry.requestedEventDate);
  if (!asked) return null;
  const { ticketing } = asked;
  const time = (startDate: string) => formatInstant(startDate, ticketing.timezone, locale, 'dateTime');
  const status = decision?.status ?? entry.status ?? 'pending';
  const eventDate = decision?.eventDate ?? entry.approvedEventDate ?? asked['@id'];
  const offers = dates.offers.filter(
    (date) => date.ticketing['@id'] === ticketing['@id'] && date['@id'] !== asked['@id'],
  );
  const heading = `${ticketing.title} · ${time(asked.startDate)}`;
  // Its places went when it was rejected.
  const isOver = entry.status === 'rejected';
  return (
    <Paper variant="outlined" component="section" aria-label={heading} sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        <Typography variant="h2">{heading}</Typography>
        <Typography color="textSecondary">
          {t('cartPages.asked', { smart_count: entry.requestedParticipantNb ?? 0 })}
          {asked.bookableStock !== null && ` · ${t('cartPages.left', { smart_count: asked.bookableStock })}`}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={status}
          disabled={isOver}
          aria-label={heading}
          onChange={(_, next: Status | null) => next && onDecide({ status: next, eventDate })}
          sx={{ flexWrap: 'wrap' }}
        >
          <ToggleButton value="approved" color="success">
            {t('cartPages.approve')}
          </ToggleButton>
          <ToggleButton value="rejected" color="error">
            {t('cartPages.reject')}
          </ToggleButton>
          <ToggleButton value="pending">{t('cartPages.wait')}</ToggleButton>
        </ToggleButtonGroup>
        {status === 'approved' && offers.length > 0 && (
          <TextField
            select
            size="small"
            label={t('cartPages.instead')}
            value={eventDate}
            onChange={(event) => onDecide({ status, eventDate: event.target.value })}
          >
            <MenuItem value={asked['@id']}>
              {t('cartPages.asRequested', { time: time(asked.startDate) })}
            </MenuItem>
            {offers.map((date) => (
              <MenuItem key={date['@id']} value={date['@id']}>
                {time(date.startDate)}
                {date.bookableStock !== null &&
                  ` · ${t('cartPages.left', { smart_count: date.bookableStock })}`}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
    </Paper>
  );
}
