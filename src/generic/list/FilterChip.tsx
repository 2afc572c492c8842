/** One filter of the bar: what it asks for in a word or two, its editor under it, and the way to take it away. */

import CloseIcon from '@mui/icons-material/Close';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import type { BarFilter } from '../../fields/filters/barFilter.ts';
import type { FilterChoice } from '../../fields/filters/filterChoices.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { PanelButton } from './PanelButton.tsx';

const FilterEditor = lazyPart(
  async () => (await import('../../fields/filters/FilterEditor.tsx')).FilterEditor,
);

const BarFilterWords = lazyPart(
  async () => (await import('../../fields/filters/FilterWords.tsx')).BarFilterWords,
);

export interface FilterChipProps {
  readonly choice: FilterChoice;
  readonly filter: BarFilter | undefined;
  readonly onChange: (filter: BarFilter | undefined) => void;
  /** Takes the chip itself away; absent where it always stands. */
  readonly onRemove?: () => void;
  readonly isNew?: boolean;
}

export function FilterChip({ choice, filter, onChange, onRemove, isNew = false }: FilterChipProps) {
  const translate = useTranslate();
  const label = useLabel();
  const name = label(choice.label);
  const remove = onRemove ?? (filter && (() => onChange(undefined)));
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        maxWidth: '100%',
        height: 36,
        borderRadius: 1,
        border: 1,
        borderColor: filter ? 'primary.main' : 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <PanelButton
        panelLabel={name}
        isOpenAtFirst={isNew}
        panel={(close) => (
          <FilterEditor choice={choice} filter={filter} onChange={onChange} onClose={close} />
        )}
        sx={{ minHeight: 34, minWidth: 0, px: 1.25, fontWeight: 500, justifyContent: 'flex-start' }}
        {...(!remove && { endIcon: <ExpandMoreIcon sx={{ opacity: 0.6 }} /> })}
      >
        <Box
          component="span"
          sx={{ color: filter ? 'text.secondary' : 'text.primary', whiteSpace: 'nowrap' }}
        >
          {name}
        </Box>
        {filter && (
          <Box
            component="span"
            sx={{
              ml: 0.75,
              fontWeight: 600,
              maxWidth: 280,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            <Suspense fallback="…">
              <BarFilterWords property={choice.property} filter={filter} />
            </Suspense>
          </Box>
        )}
      </PanelButton>
      {remove && (
        <IconButton
          size="small"
          onClick={remove}
          aria-label={translate('app.list.removeFilter', { name })}
          sx={{ mr: 0.5 }}
        >
          <CloseIcon sx={{ fontSize: 16 }} />
        </IconButton>
      )}
    </Box>
  );
}
