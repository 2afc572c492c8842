/** What somebody did, narrowed down by as many criteria as one likes; all of them are of the same orders or visits. */
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Menu, MenuItem, Stack } from '@mui/material';
import { useState } from 'react';
import type { CriterionName } from '../model/criteria.ts';
import { criteriaOf, type DraftDid } from '../model/draft.ts';
import { CriterionInput } from './CriterionInput.tsx';
import { useNames, useTexts } from './useTexts.ts';

export interface DidInputsProps {
  readonly leaf: DraftDid;
  readonly onChange: (leaf: DraftDid) => void;
}

export function DidInputs({ leaf, onChange }: DidInputsProps) {
  const t = useTexts();
  const nameOf = useNames();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = criteriaOf(leaf.group);
  const shown = offered.filter((name) => name in leaf.criteria);
  const rest = offered.filter((name) => !(name in leaf.criteria));
  const set = (name: CriterionName, value: unknown) =>
    onChange({ ...leaf, criteria: { ...leaf.criteria, [name]: value } });
  const take = (name: CriterionName) => {
    const { [name]: _taken, ...criteria } = leaf.criteria;
    onChange({ ...leaf, criteria });
  };
  const add = (name: CriterionName) => {
    setAnchor(null);
    set(name, undefined);
  };
  return (
    <Stack sx={{ gap: 1 }}>
      {shown.map((name) => (
        <Box key={name} sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
          <CriterionInput
            criterion={name}
            label={nameOf('criterion', name)}
            value={leaf.criteria[name]}
            onChange={(value) => set(name, value)}
          />
          <IconButton
            size="small"
            aria-label={t('segment.less', { name: nameOf('criterion', name) })}
            onClick={() => take(name)}
          >
            <CloseIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Box>
      ))}
      {rest.length > 0 && (
        <Box>
          <Button
            size="small"
            startIcon={<AddIcon />}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            {t('segment.more')}
          </Button>
          <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
            {rest.map((name) => (
              <MenuItem key={name} onClick={() => add(name)}>
                {nameOf('criterion', name)}
              </MenuItem>
            ))}
          </Menu>
        </Box>
      )}
    </Stack>
  );
}
