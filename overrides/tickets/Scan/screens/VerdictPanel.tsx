/** The ticket in one's hand: whether it lets in, in colour, icon and words, each of which is enough; then why, and whose it is. */
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import DoNotDisturbOnIcon from '@mui/icons-material/DoNotDisturbOn';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import { Box, Button, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useEffect, useRef } from 'react';
import { ProblemError } from '../../../../src/data/ProblemError.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { Reading } from './useReadings.ts';
import { useTexts } from './useTexts.ts';
import { type Kind, kindOf, reasonText, verdictText } from './verdictOf.ts';

const looks = {
  ready: { Icon: QrCodeScannerIcon, bgcolor: 'action.hover', color: 'text.primary' },
  asking: { Icon: HourglassEmptyIcon, bgcolor: 'action.selected', color: 'text.primary' },
  admitted: { Icon: CheckCircleIcon, bgcolor: 'success.main', color: 'success.contrastText' },
  refused: { Icon: DoNotDisturbOnIcon, bgcolor: 'error.main', color: 'error.contrastText' },
  unanswered: { Icon: CloudOffIcon, bgcolor: 'warning.main', color: 'warning.contrastText' },
} as const satisfies Record<Kind | 'ready', object>;

interface VerdictPanelProps {
  readonly reading: Reading | undefined;
  readonly onAskAgain: (reading: Reading) => void;
}

export function VerdictPanel({ reading, onAskAgain }: VerdictPanelProps) {
  const t = useTexts();
  const kind = reading ? kindOf(reading) : 'ready';
  const { Icon, bgcolor, color } = looks[kind];
  const panel = useRef<HTMLDivElement>(null);
  const nonce = reading?.nonce;
  useEffect(() => {
    // A ticket chosen from a long list of names is checked further up.
    if (nonce) panel.current?.scrollIntoView({ block: 'center' });
  }, [nonce]);
  return (
    <Box
      ref={panel}
      role="status"
      aria-live="assertive"
      data-verdict={kind}
      sx={{
        bgcolor,
        color,
        borderRadius: 2,
        p: 2,
        minHeight: 220,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        gap: 0.5,
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 72 }} />
      {!reading && <Typography>{t('door.ready')}</Typography>}
      {kind === 'asking' && <Typography>{t('door.checking', { code: reading?.label ?? '' })}</Typography>}
      {reading?.state === 'answered' && <Answer reading={reading} />}
      {reading?.state === 'unanswered' && <NoAnswer reading={reading} onAskAgain={onAskAgain} />}
    </Box>
  );
}

function Answer({ reading }: { readonly reading: Reading }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { verdict, label } = reading;
  if (!verdict) return null;
  const { ticket } = verdict;
  const reason = reasonText(t, verdict, locale);
  const facts = [ticket?.ticketingTitle, ticket?.ticketPriceName, ticket?.seatLabel].filter(Boolean);
  return (
    <>
      <Typography component="h2" sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.1 }}>
        {verdictText(t, verdict)}
      </Typography>
      {reason && <Typography sx={{ fontSize: '1.125rem', fontWeight: 600 }}>{reason}</Typography>}
      <Typography>{facts.join(' · ')}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
    </>
  );
}

function NoAnswer({
  reading,
  onAskAgain,
}: { readonly reading: Reading } & Omit<VerdictPanelProps, 'reading'>) {
  const t = useTexts();
  return (
    <>
      <Typography component="h2" sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.1 }}>
        {t('door.unanswered')}
      </Typography>
      <Typography>{t('door.unansweredHint')}</Typography>
      {reading.error instanceof ProblemError && <ProblemAlert error={reading.error} />}
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {reading.label}
      </Typography>
      <Button variant="outlined" color="inherit" onClick={() => onAskAgain({ ...reading, state: 'asking' })}>
        {t('door.askAgain')}
      </Button>
    </>
  );
}
