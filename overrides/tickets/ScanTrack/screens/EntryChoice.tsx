/** How often a ticket lets in: one question for the two properties that the door goes by. */
import {
  FormControl,
  FormControlLabel,
  FormLabel,
  Paper,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type EntryKind, type EntryRule, entryKindOf, entryKinds, ruleOf, SEVERAL } from '../model.ts';
import { useTexts } from './useTexts.ts';

export function EntryChoice() {
  const t = useTexts();
  const id = useId();
  const { setValue } = useFormContext<EntryRule>();
  const [maxScanNb, allowsReentry] = useWatch<EntryRule, ['maxScanNb', 'allowsReentry']>({
    name: ['maxScanNb', 'allowsReentry'],
  });
  const kind = entryKindOf({ maxScanNb: maxScanNb ?? null, allowsReentry: Boolean(allowsReentry) });
  const set = ({ maxScanNb: most, allowsReentry: isAllowed }: EntryRule) => {
    setValue('maxScanNb', most, { shouldDirty: true });
    setValue('allowsReentry', isAllowed, { shouldDirty: true });
  };
  return (
    <Paper variant="outlined" component="section" sx={{ px: { xs: 2, sm: 3 }, py: 3 }}>
      <FormControl sx={{ width: '100%' }}>
        <FormLabel id={id} sx={{ mb: 1 }}>
          {t('doors.entries.label')}
        </FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={kind}
          onChange={(event) => set(ruleOf(event.target.value as EntryKind, maxScanNb))}
        >
          {entryKinds.map((one) => (
            <Fragment key={one}>
              <FormControlLabel
                value={one}
                control={<Radio />}
                sx={{ alignItems: 'flex-start', mb: 1 }}
                label={<Choice name={t(`doors.entries.${one}`)} text={t(`doors.entries.${one}Text`)} />}
              />
              {one === 'several' && kind === 'several' && (
                <Entries value={maxScanNb ?? SEVERAL} onChange={(value) => set(ruleOf(kind, value))} />
              )}
            </Fragment>
          ))}
        </RadioGroup>
      </FormControl>
    </Paper>
  );
}

function Choice({ name, text }: { readonly name: ReactNode; readonly text: ReactNode }) {
  return (
    <>
      <Typography component="span" sx={{ display: 'block', pt: 1 }}>
        {name}
      </Typography>
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {text}
      </Typography>
    </>
  );
}

/** What was typed stands as it is; what is no number of entries is put back on the way out. */
function Entries({
  value,
  onChange,
}: {
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const t = useTexts();
  const [typed, setTyped] = useState(String(value));
  const read = (text: string) => (/^\d+$/.test(text) ? Number(text) : 0);
  const isWrong = read(typed) < SEVERAL;
  return (
    <TextField
      size="small"
      label={t('doors.entries.number')}
      value={typed}
      error={isWrong}
      helperText={isWrong ? t('doors.entries.numberWrong') : undefined}
      onChange={(event) => {
        const text = event.target.value.trim();
        setTyped(text);
        if (read(text) >= SEVERAL) onChange(read(text));
      }}
      onBlur={() => setTyped(String(value))}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
      sx={{ maxWidth: 260, ml: 4, mt: 1, mb: 2 }}
    />
  );
}
