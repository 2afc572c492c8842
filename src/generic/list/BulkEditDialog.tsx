/** Gives many records the same values: fields are added one by one, each set or cleared; asks with the count. */
import CloseIcon from '@mui/icons-material/Close';
import {
  Autocomplete,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  Switch,
  TextField,
} from '@mui/material';
import { Form, useLocale, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import type { ListScope } from '../../data/listQuery.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { InputSlot } from '../InputSlot.tsx';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { useSchema } from '../SchemaContext.tsx';
import { bulkProperties } from './bulkProperties.ts';
import { LeftOut } from './LeftOut.tsx';
import { useSelection } from './SelectionContext.tsx';
import { toPatch } from './toPatch.ts';
import { useBulk, useReach } from './useBulk.ts';
import { useBulkOutcome } from './useBulkOutcome.ts';

export interface BulkEditDialogProps {
  readonly scope: ListScope;
  readonly onClose: () => void;
}

export function BulkEditDialog({ scope: meant, onClose }: BulkEditDialogProps) {
  const { entity } = useSchema();
  const translate = useTranslate();
  const label = useLabel();
  const locale = useLocale() ?? 'en';
  const selection = useSelection();
  const [fields, setFields] = useState<readonly PropertyDescriptor[]>([]);
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const { scope, total, leftOut, error: uncounted, recount } = useReach(meant, 'update');
  const { change, isPending, error, reset } = useBulk();
  const notifyOutcome = useBulkOutcome();
  const count = new Intl.NumberFormat(locale).format(total ?? 0);
  const name = label(total === 1 ? entity.label : entity.plural).toLowerCase();
  const submit = async (values: Readonly<Record<string, unknown>>) => {
    const changed = await change(scope, toPatch(fields, values, cleared), total ?? 0);
    if (!changed.isDone) return;
    notifyOutcome(changed.answer, 'changed');
    selection?.clear();
    onClose();
  };
  const again = () => {
    reset();
    recount();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bulk-edit-title">
      <DialogTitle id="bulk-edit-title">
        {total === undefined ? '…' : translate('app.bulk.editTitle', { count, name })}
      </DialogTitle>
      <Form onSubmit={(values: Readonly<Record<string, unknown>>) => void submit(values)}>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          <LeftOut count={leftOut} />
          {fields.map((property) => (
            <Field
              key={property.name}
              property={property}
              isCleared={cleared.includes(property.name)}
              onClear={(isCleared) =>
                setCleared((old) =>
                  isCleared ? [...old, property.name] : old.filter((each) => each !== property.name),
                )
              }
              onRemove={() => setFields(fields.filter((each) => each !== property))}
            />
          ))}
          <AddField chosen={fields} onAdd={(property) => setFields([...fields, property])} />
          <ProblemAlert error={uncounted ?? error} onRetry={again} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('app.form.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!total || fields.length === 0 || isPending}>
            {translate('app.bulk.apply', { count })}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface FieldProps {
  readonly property: PropertyDescriptor;
  readonly isCleared: boolean;
  readonly onClear: (isCleared: boolean) => void;
  readonly onRemove: () => void;
}

function Field({ property, isCleared, onClear, onRemove }: FieldProps) {
  const translate = useTranslate();
  const label = useLabel();
  const { unregister } = useFormContext();
  const name = label(property.label);
  const canClear = !property.required && property.kind !== 'boolean';
  const frame = useRef<HTMLDivElement>(null);
  // Who has chosen a field writes into it next.
  useEffect(() => frame.current?.querySelector<HTMLElement>('input, textarea, [role=combobox]')?.focus(), []);
  return (
    <Box
      ref={frame}
      sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1, alignItems: 'start' }}
    >
      <Box sx={{ minWidth: 0 }}>
        {isCleared ? (
          <TextField fullWidth disabled label={name} value={translate('app.bulk.cleared')} />
        ) : (
          <InputSlot property={property} />
        )}
        {canClear && (
          <FormControlLabel
            control={
              <Switch size="small" checked={isCleared} onChange={(event) => onClear(event.target.checked)} />
            }
            label={translate('app.bulk.clear')}
            slotProps={{ typography: { variant: 'body2', color: 'text.secondary' } }}
          />
        )}
      </Box>
      <IconButton
        aria-label={translate('app.bulk.removeField', { name })}
        onClick={() => {
          unregister(property.name);
          onRemove();
        }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface AddFieldProps {
  readonly chosen: readonly PropertyDescriptor[];
  readonly onAdd: (property: PropertyDescriptor) => void;
}

function AddField({ chosen, onAdd }: AddFieldProps) {
  const { entity, byName } = useSchema();
  const translate = useTranslate();
  const label = useLabel();
  const options = bulkProperties(entity, byName).filter((property) => !chosen.includes(property));
  if (options.length === 0) return null;
  return (
    <Autocomplete
      // Emptied after each choice: it adds, it does not hold.
      key={chosen.length}
      openOnFocus
      size="small"
      options={options}
      value={null}
      getOptionLabel={(property) => label(property.label)}
      getOptionKey={(property) => property.name}
      noOptionsText={translate('app.form.noOption')}
      onChange={(_event, property) => property && onAdd(property)}
      renderInput={(params) => (
        <TextField {...params} label={translate('app.bulk.addField')} autoFocus={chosen.length === 0} />
      )}
    />
  );
}
