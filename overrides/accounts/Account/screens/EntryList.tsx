/** Sessions or tokens: a line each, with what it is and the one thing to do about it. */
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Entry {
  readonly id: number;
  readonly name: string;
  /** Beside the name, e.g. "This one". */
  readonly mark?: string | undefined;
  readonly lines: readonly string[];
  /** Absent: there is nothing to do about it. */
  readonly action?: { readonly label: string; readonly aria: string; readonly run: () => void } | undefined;
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
      {entries.map(({ id, name, mark, lines, action }) => (
        <Stack
          key={id}
          component="li"
          direction="row"
          sx={{ py: 1.5, gap: 2, alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
              {mark && <Chip size="small" color="success" variant="outlined" label={mark} />}
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
          {action && (
            <Button color="error" size="small" aria-label={action.aria} onClick={action.run}>
              {action.label}
            </Button>
          )}
        </Stack>
      ))}
    </Box>
  );
}
