/** Makes a record of any entity, starting from the metadata's defaults. */
import { CreateBase, useCreatePath, useNotify, useRedirect, useTranslate } from 'ra-core';
import { useState } from 'react';
import { writableProperties } from '../data/choose.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { BackLink } from './BackLink.tsx';
import { EntityForm } from './EntityForm.tsx';
import type { OwnBody } from './OwnBody.ts';
import { Page } from './Page.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { useSchema } from './SchemaContext.tsx';

export function GenericCreate({ children }: OwnBody) {
  const { entity, byName } = useSchema();
  const translate = useTranslate();
  const label = useLabel();
  const createPath = useCreatePath();
  const notify = useNotify();
  const redirect = useRedirect();
  const [problem, setProblem] = useState<unknown>();
  const [defaults] = useState(() =>
    Object.fromEntries(
      writableProperties(entity, 'create', byName).flatMap((property) =>
        property.default === undefined ? [] : [[property.name, property.default]],
      ),
    ),
  );
  const canRead = entity.operations.includes('read');
  return (
    <CreateBase
      resource={entity.name}
      record={defaults}
      mutationOptions={{
        onSuccess: (record: { id: string }) => {
          notify('app.form.created', { type: 'success' });
          redirect(canRead ? 'show' : 'list', entity.name, record.id);
        },
        onError: (error: unknown) => setProblem(error),
      }}
    >
      <Page
        title={translate('app.form.create', { name: label(entity.label) })}
        above={<BackLink />}
        width="form"
      >
        <EntityForm
          slot="create"
          cancelTo={createPath({ resource: entity.name, type: 'list' })}
          problem={<ProblemAlert error={problem} />}
        >
          {children}
        </EntityForm>
      </Page>
    </CreateBase>
  );
}
