/** What is printed: what the law asks for, which is ticked for good, and what may be left out. */
import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { useInput } from 'ra-core';
import { MANDATORY, OPTIONAL, type OptionalField } from '../model.ts';
import { useTexts } from './useTexts.ts';

export function FieldsChoice() {
  const t = useTexts();
  const { field } = useInput({ source: 'shownFields' });
  const shown: readonly OptionalField[] = Array.isArray(field.value) ? field.value : [];
  const set = (name: OptionalField, isShown: boolean) =>
    field.onChange(OPTIONAL.filter((one) => (one === name ? isShown : shown.includes(one))));
  const columns = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
  return (
    <>
      <FormControl component="fieldset">
        <FormLabel component="legend">{t('ticketLayout.mandatory.legend')}</FormLabel>
        <FormGroup sx={columns}>
          {MANDATORY.map((name) => (
            <FormControlLabel
              key={name}
              disabled
              control={<Checkbox size="small" checked />}
              label={t(`ticketLayout.mandatory.${name}`)}
            />
          ))}
        </FormGroup>
        <FormHelperText sx={{ mx: 0 }}>{t('ticketLayout.mandatory.hint')}</FormHelperText>
      </FormControl>
      <FormControl component="fieldset">
        <FormLabel component="legend">{t('ticketLayout.optional')}</FormLabel>
        <FormGroup sx={columns}>
          {OPTIONAL.map((name) => (
            <FormControlLabel
              key={name}
              control={
                <Checkbox
                  size="small"
                  checked={shown.includes(name)}
                  onChange={(_, isShown) => set(name, isShown)}
                />
              }
              label={t(`ticketLayout.field.${name}`)}
            />
          ))}
        </FormGroup>
      </FormControl>
    </>
  );
}
