/** Changes a record of any entity: what may be changed, in sections; only what was changed is sent. */
import {
  EditBase,
  useCreatePath,
  useEditContext,
  useLocale,
  useNotify,
  useRedirect,
  useTranslate,
} from 'ra-core';
import { useState } from 'react';
import { writableProperties } from '../data/choose.ts';
import { ProblemError } from '../data/ProblemError.ts';
import { contextPaths, screenPaths } from '../data/paths.ts';
import { recordTitle } from '../fields/recordTitle.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { BackLink } from './BackLink.tsx';
import { EntityForm } from './EntityForm.tsx';
import type { OwnBody } from './OwnBody.ts';
import { Page } from './Page.tsx';
import { PageLoading } from './PageLoading.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { useSchema } from './SchemaContext.tsx';

export function GenericEdit({ children }: OwnBody) {
  const { entity, byName } = useSchema();
  const properties = writableProperties(entity, 'edit', byName);
  const fields = [
    ...new Set([...screenPaths(entity, properties, byName), ...properties.flatMap(contextPaths)]),
  ];
  const [problem, setProblem] = useState<unknown>();
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <EditBase
      resource={entity.name}
      mutationMode="pessimistic"
      queryOptions={{ meta: { fields }, onError: () => undefined }}
      mutationOptions={{
        meta: { fields },
        onSuccess: (record: { id: string }) => {
          notify('app.form.saved', { type: 'success' });
          redirect('show', entity.name, record.id);
        },
        onError: (error: unknown) => setProblem(error),
      }}
      loading={<PageLoading />}
      error={<EditPage problem={undefined} onRefresh={() => undefined} />}
    >
      <EditPage problem={problem} onRefresh={() => setProblem(undefined)}>
        {children}
      </EditPage>
    </EditBase>
  );
}

interface EditPageProps extends OwnBody {
  readonly problem: unknown;
  readonly onRefresh: () => void;
}

function EditPage({ problem, onRefresh, children }: EditPageProps) {
  const { entity, byName } = useSchema();
  const { record, error, refetch, isPending } = useEditContext();
  const translate = useTranslate();
  const label = useLabel();
  const locale = useLocale() ?? 'en';
  const createPath = useCreatePath();
  if (error || (!record && !isPending))
    return (
      <Page title={label(entity.label)} above={<BackLink />} width="form">
        <ProblemAlert error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!record) return <PageLoading />;
  const name = recordTitle(record, entity, { entities: byName, locale });
  const isStale = problem instanceof ProblemError && problem.status === 412;
  const refresh = () => {
    onRefresh();
    void refetch();
  };
  return (
    <Page title={translate('app.form.edit', { name })} above={<BackLink />} width="form">
      <EntityForm
        slot="edit"
        cancelTo={createPath({ resource: entity.name, type: 'show', id: record.id })}
        problem={
          <ProblemAlert
            error={problem}
            {...(isStale && { onRetry: refresh, retryLabel: translate('app.form.moveOn') })}
          />
        }
      >
        {children}
      </EntityForm>
    </Page>
  );
}
