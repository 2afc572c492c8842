/** Asks for what a call wants to know, member by member as a form does, or whether it is meant, and runs it. */
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { Form, useRecordContext, useTranslate } from 'ra-core';
import { Suspense, use, useId, useState } from 'react';
import type { ActionDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { defaultsOf } from '../../data/defaultsOf.ts';
import { loadSchema } from '../../data/descriptors.ts';
import { ProblemError } from '../../data/ProblemError.ts';
import type { Outcome } from '../../data/usePress.ts';
import { PropertyInput } from '../../fields/PropertyInput.tsx';
import { useLabel } from '../../i18n/useLabel.ts';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { useSchema } from '../SchemaContext.tsx';
import { bodyProperties, pathProperties } from './actions.ts';
import type { RunInput } from './useRecordAction.ts';
import { useRecordName } from './useRecordName.ts';

type Values = Readonly<Record<string, unknown>>;

export interface ActionDialogProps {
  readonly action: ActionDescriptor;
  readonly run: (action: ActionDescriptor, input: RunInput) => Promise<Outcome<unknown>>;
  readonly isPending: boolean;
  readonly onClose: () => void;
}

/** A record picked travels as its address. */
const toWire = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toWire);
  return typeof value === 'object' && value !== null && '@id' in value ? value['@id'] : value;
};

function pick(properties: readonly PropertyDescriptor[], values: Values): Record<string, unknown> {
  const given = properties.filter(({ name }) => values[name] !== undefined && values[name] !== null);
  return Object.fromEntries(given.map(({ name }) => [name, toWire(values[name])]));
}

const startOf = (action: ActionDescriptor, properties: readonly PropertyDescriptor[]) => ({
  ...defaultsOf(properties),
  ...(action.path.includes('{format}') && { format: 'pdf' }),
});

export function ActionDialog({ action, run, isPending, onClose }: ActionDialogProps) {
  const { entity, byName } = useSchema();
  const { title } = useRecordName(useRecordContext());
  const translate = useTranslate();
  const label = useLabel();
  const formId = useId();
  const [problem, setProblem] = useState<unknown>();
  const shape = action.expects === undefined ? undefined : use(loadSchema(action.expects));
  const ofBody = shape ? bodyProperties(entity, shape.entity) : [];
  const ofPath = pathProperties(action);
  const submit = async (values: Values) => {
    setProblem(undefined);
    const outcome = await run(action, {
      ...(action.expects && { body: pick(ofBody, values) }),
      parameters: pick(ofPath, values) as Record<string, string>,
    });
    if (outcome.isDone || !outcome.error) return onClose();
    setProblem(outcome.error);
    return outcome.error instanceof ProblemError ? outcome.error.body?.errors : undefined;
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${formId}-title`}>
      <DialogTitle id={`${formId}-title`}>
        {translate('app.record.actionOf', { action: label(action.label), name: title })}
      </DialogTitle>
      <DialogContent>
        {action.confirm && <DialogContentText>{label(action.confirm)}</DialogContentText>}
        <Form
          id={formId}
          record={startOf(action, ofBody)}
          onSubmit={submit}
          noValidate
          disableInvalidFormNotification
        >
          <Suspense fallback={null}>
            <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
              {ofPath.map((property) => (
                <PropertyInput key={property.name} property={property} entity={entity} entities={byName} />
              ))}
              {shape &&
                ofBody.map((property) => (
                  <PropertyInput
                    key={property.name}
                    property={property}
                    entity={shape.entity}
                    entities={shape.byName}
                  />
                ))}
            </Box>
          </Suspense>
        </Form>
        <ProblemAlert error={problem} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.record.actionBack')}
        </Button>
        <Button
          variant="contained"
          {...(action.confirm && { color: 'error' })}
          type="submit"
          form={formId}
          disabled={isPending}
        >
          {label(action.label)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
