/** What is wrong with a form that was sent, each with a link to its field. */
import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { useTranslate, ValidationError } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { findProperty } from '../../data/paths.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { useSchema } from '../SchemaContext.tsx';
import { type FieldError, listErrors } from './formErrors.ts';

/** Input of a field, whichever component made it. */
const inputOf = (form: HTMLElement | null, path: string) =>
  form?.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"], [data-source="${CSS.escape(path)}"] input`);

export function FormErrors({ formId }: { readonly formId: string }) {
  const { errors, submitCount } = useFormState();
  const { setFocus, clearErrors } = useFormContext();
  const { entity, byName } = useSchema();
  const translate = useTranslate();
  const label = useLabel();
  const box = useRef<HTMLDivElement>(null);
  const list = submitCount > 0 ? listErrors(errors) : [];
  const count = list.length;
  useClearBeforeSubmit(formId, clearErrors);
  useEffect(() => {
    if (submitCount > 0 && count > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [submitCount, count]);
  if (count === 0) return null;
  const go = (path: string) => {
    setFocus(path);
    const node = inputOf(document.getElementById(formId), path);
    node?.focus();
    node?.scrollIntoView({ block: 'center' });
  };
  /** "Checkpoints 2, Position" for a member of a row. */
  const nameOf = ({ path }: FieldError) => {
    const [root = '', index = '', member = ''] = path.split('.');
    const property = findProperty(entity, root);
    if (!property) return undefined;
    const row = /^\d+$/.test(index) ? ` ${Number(index) + 1}` : '';
    const below = findProperty(byName.get(property.target ?? property.shape ?? ''), member || index);
    return `${label(property.label)}${row}${below ? `, ${label(below.label)}` : ''}`;
  };
  return (
    <Alert ref={box} severity="error" role="alert" sx={{ mb: 3, scrollMarginTop: 72 }}>
      <AlertTitle>{translate('app.form.errors', { smart_count: count })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {list.map((error) => (
          <li key={error.path}>
            {nameOf(error) && (
              <>
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  underline="always"
                  onClick={() => go(error.path)}
                >
                  {nameOf(error)}
                </Link>
                {' – '}
              </>
            )}
            <ValidationError error={error.message} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** What the server refused about a field that this form does not have would keep it from ever being sent again. */
function useClearBeforeSubmit(formId: string, clear: () => void): void {
  const latest = useRef(clear);
  latest.current = clear;
  useEffect(() => {
    const form = document.getElementById(formId);
    const listen = () => latest.current();
    form?.addEventListener('submit', listen, true);
    return () => form?.removeEventListener('submit', listen, true);
  }, [formId]);
}
