/** The foot of a step: back, what was refused, and the one way on, in reach on a phone. */
import { Box, Button } from '@mui/material';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

interface StepFootProps {
  readonly label?: string;
  readonly isPending: boolean;
  readonly isDisabled?: boolean;
  readonly error?: unknown;
  readonly onPrevious?: () => void;
}

export function StepFoot({ label, isPending, isDisabled = false, error, onPrevious }: StepFootProps) {
  const t = useTexts();
  return (
    <Box sx={{ position: 'sticky', bottom: 0, zIndex: 2, mt: 3, mx: { xs: -2, sm: 0 } }}>
      <Box sx={{ px: { xs: 2, sm: 0 } }}>
        <ProblemAlert error={error} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 1,
          py: 1.5,
          px: { xs: 2, sm: 0 },
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {onPrevious ? (
          <Button type="button" color="inherit" onClick={onPrevious}>
            {t('newShow.previous')}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" variant="contained" disabled={isPending || isDisabled}>
          {label ?? t('newShow.save')}
        </Button>
      </Box>
    </Box>
  );
}
