/** Makes a record of any entity, starting from the metadata's defaults and from what another screen hands over. */

import { CreateBase, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { writableProperties } from '../data/choose.ts';
import { defaultsOf } from '../data/defaultsOf.ts';
import { screenPath } from '../data/screenPath.ts';
import { useMay } from '../data/useMay.ts';
import { PickerCreateContext } from '../fields/PickerCreateContext.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { lazyPart } from '../parts/lazyPart.tsx';
import { BackLink } from './BackLink.tsx';
import { EntityForm } from './EntityForm.tsx';
import type { OwnBody } from './OwnBody.ts';
import { Page } from './Page.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';

import { readPrefill } from './record/prefill.ts';
import { useSchema } from './SchemaContext.tsx';

const CreateDialog = lazyPart(async () => (await import('./record/CreateDialog.tsx')).CreateDialog);

export function GenericCreate({ children }: OwnBody) {
  const { entity, byName } = useSchema();
  const translate = useTranslate();
  const label = useLabel();
  const notify = useNotify();
  const navigate = useNavigate();
  const prefill = readPrefill(useLocation().state);
  const [problem, setProblem] = useState<unknown>();
  const [record] = useState(() => ({
    ...defaultsOf(writableProperties(entity, 'create', byName)),
    ...prefill?.values,
  }));
  const canRead = useMay(entity, 'read');
  const leave = (id: string) => {
    if (prefill?.returnTo) return void navigate(prefill.returnTo);
    void navigate(screenPath(entity.name, canRead ? 'show' : 'list', id), { state: { _scrollToTop: true } });
  };
  return (
    <CreateBase
      resource={entity.name}
      record={record}
      mutationOptions={{
        onSuccess: (made: { id: string }) => {
          notify('app.form.created', { type: 'success' });
          leave(made.id);
        },
        onError: (error: unknown) => setProblem(error),
      }}
    >
      <PickerCreateContext value={CreateDialog}>
        <Page
          title={translate('app.form.create', { name: label(entity.label) })}
          subtitle={prefill?.copyOf && translate('app.record.copyOf', { name: prefill.copyOf })}
          above={<BackLink />}
          width="form"
        >
          <EntityForm
            slot="create"
            cancelTo={prefill?.returnTo ?? screenPath(entity.name, 'list')}
            problem={<ProblemAlert error={problem} />}
            onAnother={() => {
              setProblem(undefined);
              notify('app.form.created', { type: 'success' });
              window.scrollTo({ top: 0 });
            }}
          >
            {children}
          </EntityForm>
        </Page>
      </PickerCreateContext>
    </CreateBase>
  );
}
