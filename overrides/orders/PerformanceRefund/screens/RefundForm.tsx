/** What becomes of the money of a performance that is given up, shown before it is done, and asked once more. */
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useId, useState } from 'react';
import type { PerformanceRefundPlan } from '../../../../schema/generated/orders/PerformanceRefundPlan.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { EffectList } from '../../Settlement/screens/EffectList.tsx';
import type { Foreseen, Way } from '../model/foresee.ts';
import { useTexts } from './useTexts.ts';

interface RefundFormProps {
  readonly eventDateId: string;
  readonly plan: PerformanceRefundPlan;
  readonly foreseen: Foreseen;
  readonly way: Way;
  readonly onWay: (way: Way) => void;
  readonly onStarted: (job: string) => void;
}

export function RefundForm({ eventDateId, plan, foreseen, way, onWay, onStarted }: RefundFormProps) {
  const t = useTexts();
  const wayId = useId();
  const isOn = plan.status !== 'cancelled';
  const [cancel, setCancel] = useState(isOn);
  const [fees, setFees] = useState(false);
  const [notify, setNotify] = useState(false);
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const start = useAction('EventDate.refundAll', ['name']);
  const count = foreseen.open.length;
  const submit = async () => {
    const body = {
      cancel,
      way,
      fees,
      notify: notify && foreseen.mailable > 0,
      ...(reason.trim() && { reason: reason.trim() }),
    };
    const started = await start.run({ id: eventDateId, body });
    setAsking(false);
    if (started.isDone) onStarted(String(started.answer['@id']));
  };
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        if (count > 0) setAsking(true);
      }}
    >
      <FormControl>
        <FormLabel id={wayId}>{t('performanceRefund.way')}</FormLabel>
        <RadioGroup
          aria-labelledby={wayId}
          value={way}
          onChange={(_, value) => onWay(value === 'credit' ? 'credit' : 'original')}
        >
          {(['original', 'credit'] as const).map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio />}
              label={t(`performanceRefund.${one}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Box sx={{ display: 'grid' }}>
        {isOn && <Tick label={t('performanceRefund.cancel')} isOn={cancel} onChange={setCancel} />}
        <Tick label={t('performanceRefund.fees')} isOn={fees} onChange={setFees} />
        <Tick
          label={t('performanceRefund.notify', { smart_count: foreseen.mailable })}
          isOn={notify && foreseen.mailable > 0}
          isDisabled={foreseen.mailable === 0}
          onChange={setNotify}
        />
      </Box>
      <TextField
        label={t('performanceRefund.reason')}
        value={reason}
        multiline
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Effect plan={plan} foreseen={foreseen} />
      <ProblemAlert error={start.refusal?.error} />
      <Box>
        <Button type="submit" variant="contained" size="large" disabled={count === 0 || start.isPending}>
          {t('performanceRefund.confirm', { smart_count: count })}
        </Button>
      </Box>
      {isAsking && (
        <Sure
          count={count}
          isPending={start.isPending}
          onConfirm={() => void submit()}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Tick = ({ label, isOn, isDisabled = false, onChange }: TickProps) => (
  <FormControlLabel
    disabled={isDisabled}
    control={<Checkbox checked={isOn} onChange={(_, next) => onChange(next)} />}
    label={label}
  />
);

function Effect({ plan, foreseen }: Pick<RefundFormProps, 'foreseen' | 'plan'>) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const money = (amount: number) => formatMoney(amount, plan.currency, locale);
  const { places, out, credit, blocked } = foreseen;
  const effect = [
    ...(places > 0 ? [t('performanceRefund.ends', { smart_count: places })] : []),
    ...(out > 0 ? [t('performanceRefund.out', { amount: money(out) })] : []),
    ...(credit > 0 ? [t('performanceRefund.kept', { amount: money(credit) })] : []),
    ...(blocked > 0
      ? [t('performanceRefund.nobody', { smart_count: blocked }), t('performanceRefund.others')]
      : []),
  ];
  return <EffectList title={t('performanceRefund.effect')} lines={effect} />;
}

interface SureProps {
  readonly count: number;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function Sure({ count, isPending, onConfirm, onClose }: SureProps) {
  const t = useTexts();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t('performanceRefund.sure', { smart_count: count })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('performanceRefund.sureText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('performanceRefund.no')}
        </Button>
        <Button color="error" variant="contained" disabled={isPending} onClick={onConfirm}>
          {t('performanceRefund.confirm', { smart_count: count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
