/** One name: what it means, what is suggested, and what is done about it. */
import { Box, Button, Link, ListItem, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import type { ImportName, NameKind, Target } from '../model/board.ts';
import type { Meanings } from './useMeanings.tsx';
import { useTexts } from './useTexts.ts';

const ChooseTarget = lazyPart(async () => (await import('./ChooseTarget.tsx')).ChooseTarget);

const ENTITIES = {
  ticketing: 'TicketingMapping',
  ticketprice: 'TicketPriceMapping',
  plan: 'SeatConfigMapping',
  seat: 'SeatMapping',
  contingent: 'ContingentMapping',
} as const;

interface NameItemProps {
  readonly kind: NameKind;
  readonly name: ImportName;
  readonly choices: readonly Target[];
  readonly meanings: Meanings;
  readonly isLast: boolean;
}

export function NameItem({ kind, name, choices, meanings, isLast }: NameItemProps) {
  const t = useTexts();
  const [isChoosing, setIsChoosing] = useState(false);
  const { label, mapping } = name;
  const choose = async (target: Target | null) => {
    const text = target
      ? t('timportNames.mapped', { label, target: target.name })
      : t('timportNames.cleared', { label });
    await meanings.assign([name], [{ mapping, target: target?.id ?? null, isIgnored: false }], text);
    setIsChoosing(false);
  };
  return (
    <ListItem divider={!isLast} sx={{ display: 'block', py: 1.5, px: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Meaning kind={kind} name={name} />
        {!isChoosing && (
          <NameButtons
            name={name}
            meanings={meanings}
            onAccept={choose}
            onChoose={() => setIsChoosing(true)}
          />
        )}
      </Box>
      <Suspense fallback={<Loading />}>
        {isChoosing && (
          <ChooseTarget
            kind={kind}
            name={name}
            choices={choices}
            isPending={meanings.isPending}
            onKeep={(target) => void choose(target)}
            onClose={() => setIsChoosing(false)}
          />
        )}
      </Suspense>
    </ListItem>
  );
}

function Meaning({ kind, name }: { readonly kind: NameKind; readonly name: ImportName }) {
  const t = useTexts();
  const { label, within, target, isIgnored, waiting } = name;
  const isOpen = !isIgnored && target === null;
  const words = isIgnored ? t('timportNames.isIgnored') : (target?.name ?? t('timportNames.open'));
  return (
    <Box sx={{ flex: '1 1 300px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="div">
        <Link
          component={RouterLink}
          to={screenPath(ENTITIES[kind], 'edit', name.mapping)}
          sx={{ fontWeight: 600 }}
          aria-label={t('timportNames.moreFor', { label })}
        >
          {label}
        </Link>
        {within && (
          <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
            {within}
          </Box>
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: isOpen ? 'warning.main' : 'text.secondary' }}>
        {isOpen || isIgnored ? words : `→ ${words}`}
        {waiting > 0 && isOpen && ` · ${t('timportNames.waiting', { smart_count: waiting })}`}
      </Typography>
    </Box>
  );
}

interface NameButtonsProps {
  readonly name: ImportName;
  readonly meanings: Meanings;
  readonly onAccept: (target: Target) => Promise<void>;
  readonly onChoose: () => void;
}

function NameButtons({ name, meanings, onAccept, onChoose }: NameButtonsProps) {
  const t = useTexts();
  const { label, mapping, target, isIgnored, suggestion } = name;
  const ignore = (next: boolean) =>
    meanings.assign(
      [name],
      [{ mapping, target: target?.id ?? null, isIgnored: next }],
      t(next ? 'timportNames.ignored' : 'timportNames.cleared', { label }),
    );
  const why = suggestion ? t(`timportNames.why.${suggestion.why}`) : '';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {suggestion && (
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}>
          <Button
            size="small"
            variant={suggestion.isGood ? 'outlined' : 'text'}
            disabled={meanings.isPending}
            onClick={() => void onAccept(suggestion)}
            aria-label={t('timportNames.acceptFor', { label, target: suggestion.name, why })}
          >
            {t('timportNames.accept', { target: suggestion.name })}
          </Button>
          <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{why}</Box>
        </Box>
      )}
      {!isIgnored && (
        <Button
          size="small"
          color="inherit"
          onClick={onChoose}
          aria-label={t('timportNames.chooseFor', { label })}
        >
          {t('timportNames.choose')}
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        disabled={meanings.isPending}
        onClick={() => void ignore(!isIgnored)}
        aria-label={t(isIgnored ? 'timportNames.takeFor' : 'timportNames.ignoreFor', { label })}
      >
        {t(isIgnored ? 'timportNames.take' : 'timportNames.ignore')}
      </Button>
    </Box>
  );
}
