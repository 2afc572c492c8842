/** The and/or filter of a list as one chip: a sentence, its builder behind it. */

import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { countConditions, readConditions } from '../../fields/filters/conditions.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';

const GroupWords = lazyPart(async () => (await import('../../fields/filters/FilterWords.tsx')).GroupWords);

export interface BuilderChipProps {
  readonly value: unknown;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

export function BuilderChip({ value, onOpen, onRemove }: BuilderChipProps) {
  const translate = useTranslate();
  const group = readConditions(value);
  if (!group) return null;
  const name = translate('app.filter.conditions', { smart_count: countConditions(group) });
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        maxWidth: '100%',
        height: 36,
        borderRadius: 1,
        border: 1,
        borderColor: 'primary.main',
        bgcolor: 'background.paper',
      }}
    >
      <Button
        color="inherit"
        size="small"
        aria-haspopup="dialog"
        onClick={onOpen}
        sx={{ minHeight: 34, minWidth: 0, px: 1.25, fontWeight: 600, justifyContent: 'flex-start' }}
      >
        <Box
          component="span"
          sx={{ maxWidth: 420, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          <Suspense fallback={name}>
            <GroupWords group={group} />
          </Suspense>
        </Box>
      </Button>
      <IconButton
        size="small"
        onClick={onRemove}
        aria-label={translate('app.list.removeFilter', { name })}
        sx={{ mr: 0.5 }}
      >
        <CloseIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
}
