/** The seats of the order or the cart, each with where it goes; the one that is asked about stands out. */
import CloseIcon from '@mui/icons-material/Close';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Box, Button, IconButton } from '@mui/material';
import { findTarget, type PlannedMove } from '../model/plannedMoves.ts';
import type { OwnSeat } from './useHolder.ts';
import { useTexts } from './useTexts.ts';

interface MoveListProps {
  readonly own: readonly OwnSeat[];
  readonly moves: readonly PlannedMove[];
  readonly active: number | undefined;
  readonly labelOf: (seat: number) => string;
  readonly onAsk: (seat: number) => void;
  readonly onDrop: (seat: number) => void;
}

export function MoveList({ own, moves, active, labelOf, onAsk, onDrop }: MoveListProps) {
  const t = useTexts();
  const describe = ({ id, isLocked }: OwnSeat) => {
    const move = findTarget(moves, id);
    if (isLocked) return t('moveSeats.locked');
    if (!move) return t('moveSeats.stays');
    const seat = labelOf(move.to);
    if (!move.swappedWith) return t('moveSeats.goes', { seat });
    const { number } = move.swappedWith;
    return number ? t('moveSeats.swaps', { seat, number }) : t('moveSeats.swapsCart', { seat });
  };
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75, maxHeight: 320, overflow: 'auto' }}
    >
      {own.map((seat) => (
        <Box component="li" key={seat.id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Button
            fullWidth
            variant={active === seat.id ? 'contained' : 'outlined'}
            color={active === seat.id ? 'primary' : 'inherit'}
            aria-pressed={active === seat.id}
            disabled={seat.isLocked}
            startIcon={seat.isLocked ? <LockIcon fontSize="small" /> : undefined}
            onClick={() => onAsk(seat.id)}
            sx={{ justifyContent: 'flex-start', textAlign: 'left', gap: 1 }}
          >
            <b>{seat.label}</b>
            <span>{describe(seat)}</span>
          </Button>
          {findTarget(moves, seat.id) && (
            <IconButton
              size="small"
              aria-label={t('moveSeats.undo', { seat: seat.label })}
              onClick={() => onDrop(seat.id)}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
}
