/** Brings a CSV or Excel file into an entity: the file, its columns, what it would do, and then what it did. */
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Step,
  StepLabel,
  Stepper,
  useMediaQuery,
} from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLabel } from '../../i18n/useLabel.ts';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { useSchema } from '../SchemaContext.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import { type ImportOptions, type Outcome, type Preview, useImport } from './useImport.ts';
import { useText } from './useText.ts';

export interface ImportDialogProps {
  readonly onClose: () => void;
}

const steps = ['file', 'columns', 'check', 'result'] as const;
type StepName = (typeof steps)[number];
const stepTexts = {
  file: 'stepFile',
  columns: 'stepColumns',
  check: 'stepCheck',
  result: 'stepResult',
} as const;

/** Options without what was left empty. */
const bare = ({ key, ...rest }: ImportOptions): ImportOptions => ({ ...rest, ...(key && { key }) });

function useSteps() {
  const { preview: ask, run, isPending, error } = useImport();
  const [step, setStep] = useState<StepName>('file');
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<Preview>();
  const [options, setOptions] = useState<ImportOptions>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const read = async (chosen: File, wanted: ImportOptions) => {
    setFile(chosen);
    const answer = await ask(chosen, wanted);
    if (!answer) return;
    setPreview(answer);
    const { mapping, key } = answer;
    setOptions({ ...wanted, mapping, ...(key && { key }) });
    setStep('columns');
  };
  const check = async () => {
    const answer = file && (await ask(file, bare(options)));
    if (!answer) return;
    setPreview(answer);
    setStep('check');
  };
  const finish = async () => {
    const answer = file && (await run(file, bare(options)));
    if (!answer) return;
    setOutcome(answer);
    setStep('result');
  };
  return {
    step,
    setStep,
    file,
    preview,
    options,
    setOptions,
    outcome,
    isPending,
    error,
    read,
    check,
    finish,
  };
}

export function ImportDialog({ onClose }: ImportDialogProps) {
  const { entity } = useSchema();
  const text = useText();
  const label = useLabel();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const flow = useSteps();
  const { step, preview, isPending, file } = flow;
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth={step === 'check' ? 'lg' : 'md'}
      onClose={(_event, reason) => {
        // A click beside it must not lose a mapping; Escape is meant.
        if (reason === 'escapeKeyDown' || step === 'file') onClose();
      }}
      aria-labelledby="import-title"
    >
      <DialogTitle id="import-title">
        {text('title', { name: label(entity.plural).toLowerCase() })}
        {file && (
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontSize: 14, ml: 1.5, overflowWrap: 'anywhere' }}
          >
            {file.name}
          </Box>
        )}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Stepper activeStep={steps.indexOf(step)} alternativeLabel={isPhone} sx={{ pb: 0.5 }}>
          {steps.map((each) => (
            <Step key={each} completed={steps.indexOf(each) < steps.indexOf(step) || step === 'result'}>
              <StepLabel>{text(stepTexts[each])}</StepLabel>
            </Step>
          ))}
        </Stepper>
        {isPending && <LinearProgress aria-label={text('running')} />}
        {step === 'file' && <FileStep onChoose={(chosen) => void flow.read(chosen, {})} />}
        {step === 'columns' && preview && (
          <ColumnsStep
            preview={preview}
            options={flow.options}
            onChange={flow.setOptions}
            onReread={(wanted) => file && void flow.read(file, wanted)}
          />
        )}
        {step === 'check' && preview && <CheckStep preview={preview} />}
        {step === 'result' && flow.outcome && <ResultStep outcome={flow.outcome} />}
        <ProblemAlert error={flow.error} />
      </DialogContent>
      <Actions flow={flow} onClose={onClose} />
    </Dialog>
  );
}

interface ActionsProps {
  readonly flow: ReturnType<typeof useSteps>;
  readonly onClose: () => void;
}

function Actions({ flow, onClose }: ActionsProps) {
  const text = useText();
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useLocale() ?? 'en');
  const { step, setStep, preview, options, isPending } = flow;
  const { create = 0, update = 0, rows = 0, checked = 0 } = preview?.totals ?? {};
  // Past what was checked nobody knows yet how many there will be.
  const count = create + update + (rows - checked);
  const isMapped = Object.values(options.mapping ?? {}).some((name) => name !== null);
  if (step === 'result')
    return (
      <DialogActions>
        <Button key="close" variant="contained" autoFocus onClick={onClose}>
          {translate('app.close')}
        </Button>
      </DialogActions>
    );
  return (
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        {translate('app.form.cancel')}
      </Button>
      {step !== 'file' && (
        <Button
          color="inherit"
          disabled={isPending}
          onClick={() => setStep(step === 'check' ? 'columns' : 'file')}
        >
          {text('back')}
        </Button>
      )}
      {step === 'columns' && (
        <Button variant="contained" disabled={isPending || !isMapped} onClick={() => void flow.check()}>
          {text('toCheck')}
        </Button>
      )}
      {step === 'check' && (
        <Button variant="contained" disabled={isPending || count === 0} onClick={() => void flow.finish()}>
          {text('run', { smart_count: count, count: number.format(count) })}
        </Button>
      )}
    </DialogActions>
  );
}
