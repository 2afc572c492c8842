/** One offer of the list: its sentence, its state, how often it was used, and what can be done with it at once. */
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { Box, Button, Chip, IconButton, Link, ListItem, Stack, Tooltip, Typography } from '@mui/material';
import { useLocaleState, useNotify } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import type { OfferRuleInput } from '../../../../schema/generated/offers/OfferRule.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { OfferState } from '../model/offerState.ts';
import type { ListedOffer } from './listedOffer.ts';
import { useTexts } from './useTexts.ts';

const colors = {
  on: 'success',
  coming: 'info',
  off: 'warning',
  draft: 'default',
  usedUp: 'warning',
  ended: 'default',
  archived: 'default',
} as const satisfies Record<OfferState, string>;

/** Changes the order in which offers are tried. */
export interface Move {
  readonly swap: (one: string, other: string) => Promise<void>;
  readonly isPending: boolean;
}

interface OfferItemProps {
  readonly offer: ListedOffer;
  readonly state: OfferState;
  readonly sentence: string;
  readonly mayChange: boolean;
  /** Its neighbours among those that stand as it does. */
  readonly before: ListedOffer | undefined;
  readonly after: ListedOffer | undefined;
  readonly move: Move;
  readonly refresh: () => Promise<void>;
}

export function OfferItem(props: OfferItemProps) {
  const { offer, state, sentence, mayChange } = props;
  const change = useChange(props);
  const facts = useFacts(offer, state);
  return (
    <ListItem divider sx={{ display: 'block', py: 2, px: { xs: 2, sm: 3 }, '&:last-child': { border: 0 } }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        {offer.color && (
          <Box
            aria-hidden
            sx={{ width: 12, height: 12, borderRadius: '50%', bgcolor: offer.color, flexShrink: 0 }}
          />
        )}
        <Link
          component={RouterLink}
          to={screenPath('OfferRule', mayChange ? 'edit' : 'show', offer['@id'])}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {offer.title}
        </Link>
        <Chip size="small" variant="outlined" color={colors[state]} label={facts.state} />
      </Stack>
      <Typography>{sentence}</Typography>
      {facts.line && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.line}
        </Typography>
      )}
      {mayChange && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 1, alignItems: 'center' }}>
          <StateButtons state={state} change={change} />
          <Box sx={{ flexGrow: 1 }} />
          {state === 'on' && <OrderButtons {...props} />}
        </Stack>
      )}
      <ProblemAlert error={change.error} />
    </ListItem>
  );
}

interface Change {
  readonly run: (values: Partial<OfferRuleInput>, done: string) => Promise<void>;
  readonly isPending: boolean;
  readonly error: unknown;
}

function useChange({ offer, refresh }: OfferItemProps): Change {
  const t = useTexts();
  const notify = useNotify();
  const update = useAction('OfferRule.update', ['title']);
  const run = async (values: Partial<OfferRuleInput>, done: string) => {
    const outcome = await update.run({ id: offer['@id'], body: values });
    if (!outcome.isDone) return;
    notify(t(`offers.done.${done}`, { offer: offer.title }), { type: 'success' });
    await refresh();
  };
  return { run, isPending: update.isPending, error: update.refusal?.error };
}

function useFacts(offer: ListedOffer, state: OfferState) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const day = (instant: string | null) =>
    formatInstant(instant, offer.timezone ?? 'Europe/Paris', locale, 'date');
  const date = day(state === 'coming' ? offer.validStartDate : offer.validEndDate);
  const uses =
    offer.nbUseMax !== null
      ? t('offers.usesOf', { count: offer.nbUseCurrent, most: offer.nbUseMax })
      : offer.nbUseCurrent > 0 && t('offers.uses', { smart_count: offer.nbUseCurrent });
  const isLasting = offer.validEndDate !== null && state !== 'ended';
  const until = isLasting && t('offers.until', { date: day(offer.validEndDate) });
  return {
    state: t(`offers.states.${state}`, { date }),
    line: [until, uses].filter(Boolean).join(' · '),
  };
}

function StateButtons({ state, change }: { readonly state: OfferState; readonly change: Change }) {
  const t = useTexts();
  const button = (key: string, values: Partial<OfferRuleInput>, done: string) => (
    <Button
      size="small"
      variant="outlined"
      disabled={change.isPending}
      onClick={() => void change.run(values, done)}
    >
      {t(`offers.actions.${key}`)}
    </Button>
  );
  if (state === 'archived')
    return button('restore', { archived: false, draft: true, enabled: false }, 'restored');
  const isIdle = state === 'draft' || state === 'off';
  const isRunning = state === 'on' || state === 'coming' || state === 'usedUp';
  return (
    <>
      {isIdle && button('enable', { draft: false, enabled: true }, 'enabled')}
      {isRunning && button('disable', { enabled: false }, 'disabled')}
      {!isRunning && button('archive', { archived: true }, 'archived')}
    </>
  );
}

function OrderButtons({ offer, before, after, move }: OfferItemProps) {
  const t = useTexts();
  const button = (key: 'earlier' | 'later', neighbour: ListedOffer | undefined, icon: React.ReactNode) => {
    const label = t(`offers.actions.${key}`, { offer: offer.title });
    return (
      <Tooltip title={label}>
        <span>
          <IconButton
            size="small"
            aria-label={label}
            disabled={!neighbour || move.isPending}
            onClick={() => neighbour && void move.swap(offer['@id'], neighbour['@id'])}
          >
            {icon}
          </IconButton>
        </span>
      </Tooltip>
    );
  };
  return (
    <>
      {button('earlier', before, <ArrowUpwardIcon fontSize="small" />)}
      {button('later', after, <ArrowDownwardIcon fontSize="small" />)}
    </>
  );
}
