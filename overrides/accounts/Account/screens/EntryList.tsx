/** Passkeys, sessions or tokens: a line each, with what it is and what to do about it. */
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Entry {
  readonly id: number;
  readonly name: string;
  /** Beside the name, e.g. "This session". */
  readonly mark?: { readonly text: string; readonly color: 'success' | 'warning' } | undefined;
  readonly lines: readonly string[];
  /** Absent: there is nothing to do about it. */
  readonly actions?: readonly EntryAction[];
}

interface EntryAction {
  readonly label: string;
  readonly aria: string;
  readonly isHarmful?: boolean;
  readonly run: () => void;
}

interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly none: ReactNode;
  readonly label: string;
}

export function EntryList({ entries, none, label }: EntryListProps) {
  if (entries.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>;
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map(({ id, name, mark, lines, actions = [] }) => (
        <Stack
          key={id}
          component="li"
          direction="row"
          sx={{ py: 1.5, gap: 2, alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
              {mark && <Chip size="small" color={mark.color} variant="outlined" label={mark.text} />}
            </Stack>
            {lines.map((line) => (
              <Typography
                key={line}
                variant="body2"
                sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
              >
                {line}
              </Typography>
            ))}
          </Box>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
            {actions.map(({ label: text, aria, isHarmful = true, run }) => (
              <Button
                key={text}
                color={isHarmful ? 'error' : 'primary'}
                size="small"
                aria-label={aria}
                onClick={run}
              >
                {text}
              </Button>
            ))}
          </Stack>
        </Stack>
      ))}
    </Box>
  );
}
