/** Chooses the columns of a list; remembered, and what is not shown is not asked for. */
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import { Button, Checkbox, ListItemText, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { useLabel } from '../i18n/useLabel.ts';

export interface ColumnsButtonProps {
  readonly choices: readonly PropertyDescriptor[];
  readonly chosen: readonly string[];
  readonly byDefault: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

export function ColumnsButton({ choices, chosen, byDefault, onChange }: ColumnsButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const label = useLabel();
  const toggle = (name: string) => {
    const next = chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name];
    // A list without a column says nothing: the last one brings the default ones back.
    onChange(next.length > 0 ? next : byDefault);
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ViewColumnIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('app.list.columns')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 420 } } }}
      >
        {choices.map((column) => (
          <MenuItem
            key={column.name}
            dense
            role="menuitemcheckbox"
            aria-checked={chosen.includes(column.name)}
            onClick={() => toggle(column.name)}
          >
            <Checkbox
              size="small"
              checked={chosen.includes(column.name)}
              tabIndex={-1}
              slotProps={{ input: { 'aria-hidden': true } }}
              sx={{ p: 0, mr: 1.5 }}
            />
            <ListItemText>{label(column.label)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
