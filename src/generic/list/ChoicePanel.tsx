/** Finds a property to filter by: the entity's own first, then those one relation away, narrowed by typing. */

import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import { Box, Button, ListSubheader, MenuItem, MenuList, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { foldText } from '../../../schema/foldText.ts';
import type { FilterChoice } from '../../fields/filters/filterChoices.ts';
import { useLabel } from '../../i18n/useLabel.ts';

export interface ChoicePanelProps {
  readonly own: readonly FilterChoice[];
  readonly related: readonly FilterChoice[];
  readonly onChoose: (choice: FilterChoice) => void;
  /** Absent where conditions cannot be joined. */
  readonly onBuild?: () => void;
}

export function ChoicePanel({ own, related, onChoose, onBuild }: ChoicePanelProps) {
  const translate = useTranslate();
  const label = useLabel();
  const [text, setText] = useState('');
  const matches = (choice: FilterChoice) => foldText(label(choice.label)).includes(foldText(text));
  const found = own.filter(matches);
  // Those behind a relation are many: they come once somebody types.
  const beyond = text ? related.filter(matches).slice(0, 40) : [];
  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Box sx={{ p: 1.5, pb: 0.5 }}>
        <TextField
          type="search"
          label={translate('app.filter.find')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const first = found[0] ?? beyond[0];
            if (event.key === 'Enter' && first) onChoose(first);
          }}
          autoFocus
          fullWidth
        />
      </Box>
      <MenuList dense sx={{ maxHeight: 360, overflow: 'auto' }}>
        {[...found, ...beyond].map((choice, index) => [
          index === found.length && beyond.length > 0 && (
            <ListSubheader
              key="@beyond"
              role="presentation"
              sx={{ lineHeight: '32px', bgcolor: 'transparent' }}
            >
              {translate('app.filter.related')}
            </ListSubheader>
          ),
          <MenuItem key={choice.path} onClick={() => onChoose(choice)} sx={{ whiteSpace: 'normal' }}>
            {label(choice.label)}
          </MenuItem>,
        ])}
        {found.length + beyond.length === 0 && <MenuItem disabled>{translate('app.form.noOption')}</MenuItem>}
      </MenuList>
      {onBuild && (
        <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
          <Button size="small" fullWidth startIcon={<TreeIcon />} onClick={onBuild}>
            {translate('app.filter.build')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
