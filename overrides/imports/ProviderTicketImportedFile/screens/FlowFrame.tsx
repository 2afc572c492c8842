/** The frame of a step: which file and performance it is about, the steps, and the way on. */
import { Box, Button, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink, useNavigate, useParams, useSearchParams } from 'react-router';
import { Page } from '../../../../src/generic/Page.tsx';
import { HOME, STEPS, type Step, stepPath } from './flow.ts';
import { useTexts } from './useTexts.ts';

/** What the address holds: the performance and the file. */
export function useFlow() {
  const { eventDateId = '' } = useParams();
  const [search] = useSearchParams();
  return { eventDateId, file: search.get('file') ?? '' };
}

function Steps({ step }: { readonly step: Step }) {
  const t = useTexts();
  const { eventDateId, file } = useFlow();
  return (
    <Box component="nav" aria-label={t('timport.steps')} sx={{ mb: 3 }}>
      <Box
        component="ol"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', m: 0, p: 0 }}
      >
        {STEPS.map((name, index) => {
          const isOpen = name === 'custom-file' || file !== '';
          const isCurrent = name === step;
          return (
            <li key={name}>
              <Button
                size="small"
                {...(isOpen
                  ? { component: RouterLink, to: stepPath(eventDateId, name, file) }
                  : { disabled: true })}
                variant={isCurrent ? 'contained' : 'outlined'}
                color={isCurrent ? 'primary' : 'inherit'}
                aria-current={isCurrent ? 'step' : undefined}
                sx={{ borderRadius: 5 }}
              >
                {index + 1}. {t(`timport.step.${name}`)}
              </Button>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

interface FrameProps {
  readonly step: Step;
  /** The file's name, once it is known. */
  readonly title?: string | undefined;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
}

export function FlowFrame({ step, title, subtitle, children }: FrameProps) {
  const t = useTexts();
  return (
    <Page
      title={title ?? t('timport.title')}
      subtitle={subtitle}
      width="wide"
      above={
        <Link component={RouterLink} to={HOME} sx={{ fontSize: 14 }}>
          {t('timport.title')}
        </Link>
      }
    >
      <Steps step={step} />
      {children}
    </Page>
  );
}

/** Back, and on: what is chosen is kept before the next step opens. */
export function FlowButtons({
  step,
  isPending,
  onNext,
}: {
  readonly step: Step;
  readonly isPending: boolean;
  readonly onNext: () => Promise<boolean>;
}) {
  const t = useTexts();
  const navigate = useNavigate();
  const { eventDateId, file } = useFlow();
  const at = STEPS.indexOf(step);
  const go = async () => {
    const next = STEPS[at + 1];
    if (next && (await onNext())) void navigate(stepPath(eventDateId, next, file));
  };
  return (
    <Box sx={{ display: 'flex', gap: 1.5, mt: 3 }}>
      <Button
        color="inherit"
        component={RouterLink}
        to={stepPath(eventDateId, STEPS[at - 1] ?? 'custom-file', file)}
      >
        {t('timport.previous')}
      </Button>
      <Button variant="contained" disabled={isPending} onClick={() => void go()}>
        {t('timport.next')}
      </Button>
    </Box>
  );
}
