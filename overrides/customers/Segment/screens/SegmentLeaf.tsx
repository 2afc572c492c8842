/** One condition: who it is about or what was done, then its fields. */
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, MenuItem, TextField } from '@mui/material';
import { GROUPS, type GroupName } from '../model/criteria.ts';
import { type DraftDid, type DraftIs, isDid, startLeaf } from '../model/draft.ts';
import { DidInputs } from './DidInputs.tsx';
import { IsInputs } from './IsInputs.tsx';
import { useNames, useTexts } from './useTexts.ts';

export interface SegmentLeafProps {
  readonly leaf: DraftIs | DraftDid;
  readonly onChange: (leaf: DraftIs | DraftDid) => void;
  readonly onRemove: () => void;
}

/** What was asked of having bought is asked of not having bought as well. */
function turn(leaf: DraftIs | DraftDid, group: GroupName): DraftIs | DraftDid {
  const next = startLeaf(group);
  const isOpposite =
    isDid(leaf) &&
    isDid(next) &&
    group.replace('Not', '').replace('No', '') === leaf.group.replace('Not', '').replace('No', '');
  return isOpposite ? { ...next, criteria: leaf.criteria } : next;
}

export function SegmentLeaf({ leaf, onChange, onRemove }: SegmentLeafProps) {
  const t = useTexts();
  const nameOf = useNames();
  return (
    <Box sx={rowSx}>
      <TextField
        select
        fullWidth
        size="small"
        label={t('segment.about')}
        value={leaf.group}
        onChange={(event) => onChange(turn(leaf, event.target.value as GroupName))}
      >
        {GROUPS.map(([name]) => (
          <MenuItem key={name} value={name}>
            {nameOf('group', name)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, gridRow: { xs: 2, md: 'auto' }, minWidth: 0 }}>
        {isDid(leaf) ? (
          <DidInputs leaf={leaf} onChange={onChange} />
        ) : (
          <IsInputs leaf={leaf} onChange={onChange} />
        )}
      </Box>
      <IconButton aria-label={t('segment.removeCondition')} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

const rowSx = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '220px minmax(0, 1fr) auto' },
} as const;
