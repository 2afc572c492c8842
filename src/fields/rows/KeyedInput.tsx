/** Texts under names of one's own, a line each. What a program wrote otherwise stays as it is, as JSON. */
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, FormHelperText, IconButton, TextField, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormField } from '../FormField.tsx';
import type { InputProps } from '../InputProps.ts';
import { JsonInput } from '../json/JsonInput.tsx';
import { isKeyed, type Line, readLines, repeatedName, toKeyed } from './keyedLines.ts';

export function KeyedInput(input: InputProps) {
  const bound = useFormField(input, { format: (value: unknown) => value, parse: (value: unknown) => value });
  return isKeyed(bound.field.value) ? <Lines {...input} /> : <JsonInput {...input} />;
}

function Lines(input: InputProps) {
  const translate = useTranslate();
  const repeated = useRef<string>(undefined);
  const { field, help, isWrong } = useFormField(input, {
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
    extra: () => (repeated.current === undefined ? undefined : 'app.violation.duplicate'),
  });
  const [lines, setLines] = useState(() => readLines(field.value));
  const sent = useRef<unknown>(field.value);
  useEffect(() => {
    // The form hands back a copy of what it was given.
    if (JSON.stringify(sent.current) === JSON.stringify(field.value)) return;
    sent.current = field.value;
    setLines(readLines(field.value));
  }, [field.value]);
  const change = (next: readonly Line[]) => {
    setLines(next);
    repeated.current = repeatedName(next);
    sent.current = toKeyed(next);
    field.onChange(sent.current);
  };
  const set = (key: number, part: Partial<Line>) =>
    change(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () =>
    setLines([...lines, { key: Math.max(0, ...lines.map(({ key }) => key)) + 1, name: '', value: '' }]);
  return (
    <Box role="group" aria-label={input.label} onBlur={field.onBlur}>
      <Typography variant="h3" component="div" sx={{ mb: 1 }}>
        {input.label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {lines.map(({ key, name, value }) => (
          <Box
            key={key}
            sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto' }}
          >
            <TextField
              label={translate('app.field.name')}
              value={name}
              autoFocus={name === '' && value === ''}
              error={repeated.current !== undefined && repeated.current === name.trim()}
              onChange={(event) => set(key, { name: event.target.value })}
            />
            <TextField
              label={translate('app.field.value')}
              value={String(value)}
              onChange={(event) => set(key, { value: event.target.value })}
            />
            <Tooltip title={translate('app.form.removeRow', { name })}>
              <IconButton
                aria-label={translate('app.form.removeRow', { name })}
                onClick={() => change(lines.filter((line) => line.key !== key))}
                sx={{ width: 40, height: 40 }}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          </Box>
        ))}
      </Box>
      {help && <FormHelperText error={isWrong}>{help}</FormHelperText>}
      <Button variant="outlined" size="small" startIcon={<AddIcon />} onClick={add} sx={{ mt: 1.5 }}>
        {translate('app.form.addRow')}
      </Button>
    </Box>
  );
}
