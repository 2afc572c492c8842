/** How a list's table looks: one line a row, a head that stays, boxes that take their whole cell. */
import type { Theme } from '@mui/material';

export const tableSx = {
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    // A name of several words takes two lines rather than a wide column.
    lineHeight: 1.2,
    py: 0,
    px: 1.5,
    height: 40,
    // No room is kept for an arrow that is not there.
    '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
  },
  '& td': {
    py: 0,
    px: 1.5,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '& > span': { maxWidth: '100%' },
    '& > .MuiStack-root': { flexWrap: 'nowrap' },
    '& img': { display: 'block' },
  },
  '& .select-box': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 34,
    cursor: 'pointer',
    '& input': {
      width: 17,
      height: 17,
      m: 0,
      cursor: 'inherit',
      accentColor: (theme: Theme) => theme.palette.primary.main,
    },
  },
  '& tr:focus-within td': { bgcolor: 'action.hover' },
} as const;

/** A line over the head while other rows are on their way: the rows of before stay readable. */
export const busySx = {
  position: 'sticky',
  top: 0,
  left: 0,
  zIndex: 3,
  height: 2,
  mb: '-2px',
  bgcolor: 'primary.main',
  transformOrigin: 'left',
  animation: 'list-busy 1.2s 0.15s ease-out both',
  '@keyframes list-busy': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
} as const;
