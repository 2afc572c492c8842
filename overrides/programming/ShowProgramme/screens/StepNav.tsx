/** The steps of making a show: where one is, which are done, and the way to each that can be gone to. */
import CheckIcon from '@mui/icons-material/CheckCircle';
import { Box, ButtonBase, Typography } from '@mui/material';
import { STEPS, type Step } from '../model/steps.ts';
import { useTexts } from './useTexts.ts';

interface StepNavProps {
  readonly current: Step;
  readonly done: ReadonlySet<Step>;
  readonly reachable: ReadonlySet<Step>;
  readonly onGo: (step: Step) => void;
}

export function StepNav({ current, done, reachable, onGo }: StepNavProps) {
  const t = useTexts();
  return (
    <Box
      component="nav"
      aria-label={t('newShow.stepsLabel')}
      sx={{ mb: 3, mx: { xs: -2, sm: 0 }, px: { xs: 2, sm: 0 }, overflowX: 'auto' }}
    >
      <Box component="ol" sx={{ display: 'flex', listStyle: 'none', m: 0, p: 0, gap: 0.5 }}>
        {STEPS.map((step, index) => {
          const isCurrent = step === current;
          const isDone = done.has(step);
          return (
            <Box component="li" key={step} sx={{ flex: { md: 1 }, minWidth: 'max-content' }}>
              <ButtonBase
                onClick={() => onGo(step)}
                disabled={!reachable.has(step)}
                aria-current={isCurrent ? 'step' : undefined}
                sx={{
                  width: '100%',
                  justifyContent: 'flex-start',
                  gap: 1,
                  px: 1.5,
                  py: 1.25,
                  borderBottom: 3,
                  borderColor: isCurrent ? 'primary.main' : 'divider',
                  color: isCurrent ? 'primary.main' : reachable.has(step) ? 'text.primary' : 'text.secondary',
                }}
              >
                {isDone ? (
                  <CheckIcon fontSize="small" color="success" titleAccess={t('newShow.done')} />
                ) : (
                  <Box component="span" className="num" sx={{ fontWeight: 700 }}>
                    {index + 1}
                  </Box>
                )}
                <Typography component="span" sx={{ fontWeight: isCurrent ? 700 : 500 }}>
                  {t(`newShow.steps.${step}`)}
                </Typography>
              </ButtonBase>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
