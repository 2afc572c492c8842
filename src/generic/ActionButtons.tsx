/** The calls an entity has beyond the five operations: a button for each that needs nothing but the record. */
import { Button } from '@mui/material';
import { useNotify, useRefresh } from 'ra-core';
import type { ActionDescriptor } from '../../schema/descriptor.ts';
import { apiUrl } from '../data/apiUrl.ts';
import { useCall } from '../data/useCall.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { useSchema } from './SchemaContext.tsx';

/** With a body, a document or more in its path an action is a screen's own matter. */
const isOffered = ({ method, path, expects, returns }: ActionDescriptor) =>
  method !== 'GET' && !expects && returns !== 'document' && path.match(/\{\w+\}/g)?.join() === '{id}';

export function ActionButtons({ id }: { readonly id: string }) {
  const { entity } = useSchema();
  const label = useLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  const { call, isPending } = useCall();
  const run = async ({ method, path }: ActionDescriptor) => {
    try {
      await call(apiUrl(entity.api) + path.replace('{id}', encodeURIComponent(id)), { method });
      notify('app.form.saved', { type: 'success' });
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
  };
  return (
    <>
      {entity.actions.filter(isOffered).map((action) => (
        <Button
          key={action.name}
          color="inherit"
          variant="outlined"
          disabled={isPending}
          onClick={() => void run(action)}
        >
          {label(action.label)}
        </Button>
      ))}
    </>
  );
}
