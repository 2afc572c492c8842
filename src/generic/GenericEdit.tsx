/** Changes a record of any entity: what may be changed, in sections; only what was changed is sent. */

import HistoryIcon from '@mui/icons-material/History';
import { Box } from '@mui/material';
import { EditBase, useEditContext, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { writableProperties } from '../data/choose.ts';
import { ProblemError } from '../data/ProblemError.ts';
import { contextPaths, fieldPaths, ownerPaths } from '../data/paths.ts';
import { screenPath } from '../data/screenPath.ts';
import { useMayHere } from '../data/useMayHere.ts';
import { PickerCreateContext } from '../fields/PickerCreateContext.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { lazyPart } from '../parts/lazyPart.tsx';
import { BackLink } from './BackLink.tsx';
import { EntityForm } from './EntityForm.tsx';
import type { OwnBody } from './OwnBody.ts';
import { Page } from './Page.tsx';
import { PageLoading } from './PageLoading.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { HistoryButton } from './record/HistoryButton.tsx';
import { LiveBanner } from './record/LiveBanner.tsx';
import { Neighbours } from './record/Neighbours.tsx';
import { useRecordName } from './record/useRecordName.ts';
import { useSavedNotice } from './record/useSavedNotice.tsx';
import { useSchema } from './SchemaContext.tsx';

const CHANGED = 412;

const ConflictDialog = lazyPart(async () => (await import('./record/ConflictDialog.tsx')).ConflictDialog);
const CreateDialog = lazyPart(async () => (await import('./record/CreateDialog.tsx')).CreateDialog);

type Values = Readonly<Record<string, unknown>>;

interface Update {
  readonly data?: Values;
  readonly previousData?: Values;
}

export function GenericEdit({ children }: OwnBody) {
  const { entity, byName } = useSchema();
  // A secret is never answered, only whether it is set: asking for it is refused.
  const properties = [
    ...writableProperties(entity, 'edit', byName).filter((property) => !property.secret),
    ...entity.properties.filter((property) => property.isSetOf),
  ];
  const fields = [
    ...new Set([
      ...fieldPaths(entity, properties, byName),
      ...properties.flatMap(contextPaths),
      ...ownerPaths(entity),
    ]),
  ];
  const [problem, setProblem] = useState<unknown>();
  const [mine, setMine] = useState<Values>();
  const notifySaved = useSavedNotice();
  const navigate = useNavigate();
  // What others change meanwhile is reported, never put under the hands that type.
  const meta = { fields, live: false };
  return (
    <EditBase
      resource={entity.name}
      mutationMode="pessimistic"
      queryOptions={{ meta, onError: () => undefined }}
      mutationOptions={{
        meta,
        onSuccess: (record: Values & { id: string }, { data = {}, previousData: previous }: Update) => {
          notifySaved({ record, data, previous, fields });
          void navigate(screenPath(entity.name, 'show', record.id), { state: { _scrollToTop: true } });
        },
        onError: (error: unknown, { data }: { data?: Values }) => {
          const isStale = error instanceof ProblemError && error.status === CHANGED;
          if (isStale) setMine(data);
          setProblem(isStale ? undefined : error);
        },
      }}
      loading={<PageLoading />}
      error={<EditPage fields={fields} problem={undefined} mine={undefined} onMine={() => undefined} />}
    >
      <PickerCreateContext value={CreateDialog}>
        <EditPage fields={fields} problem={problem} mine={mine} onMine={setMine}>
          {children}
        </EditPage>
      </PickerCreateContext>
    </EditBase>
  );
}

interface EditPageProps extends OwnBody {
  readonly fields: readonly string[];
  readonly problem: unknown;
  /** What was to be saved over a version that somebody else has changed. */
  readonly mine: Values | undefined;
  readonly onMine: (mine: Values | undefined) => void;
}

function EditPage({ fields, problem, mine, onMine, children }: EditPageProps) {
  const { entity } = useSchema();
  const { record, error, refetch, isPending, isFetching } = useEditContext();
  const translate = useTranslate();
  const label = useLabel();
  const { title } = useRecordName(record);
  const { may } = useMayHere(entity);
  if (error || (!record && !isPending))
    return (
      <Page title={label(entity.label)} above={<BackLink />} width="form">
        <ProblemAlert error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!record) return <PageLoading />;
  const id = String(record.id);
  // Its page shows why it is not changed here, and offers what there is instead. What was read before it was taken over
  // is read again first.
  if (!may('update'))
    return isFetching ? <PageLoading /> : <Navigate to={screenPath(entity.name, 'show', id)} replace />;
  const reload = () => {
    onMine(undefined);
    void refetch();
  };
  return (
    <Page
      title={translate('app.form.edit', { name: title })}
      above={
        <BackLink>
          <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center' }}>
            <Neighbours id={id} slot="edit" />
            <HistoryButton id={id} icon={<HistoryIcon />} />
          </Box>
        </BackLink>
      }
      width="form"
    >
      <EntityForm
        // Another record is another form.
        key={id}
        slot="edit"
        cancelTo={screenPath(entity.name, 'show', record.id)}
        problem={<ProblemAlert error={problem} />}
        notice={
          <>
            <LiveBanner record={record} onReload={reload} onCompare={onMine} />
            {mine && (
              <Suspense fallback={null}>
                <ConflictDialog
                  base={record}
                  mine={mine}
                  fields={fields}
                  onReload={reload}
                  onClose={() => onMine(undefined)}
                />
              </Suspense>
            )}
          </>
        }
      >
        {children}
      </EntityForm>
    </Page>
  );
}
