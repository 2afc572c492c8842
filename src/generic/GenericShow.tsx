/** One record of any entity: its sections, then a tab for each list of what points to it. One request. */

import { Alert, Box, Button } from '@mui/material';
import { ShowBase, useShowContext, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { shownProperties } from '../data/choose.ts';
import { fieldPaths, ownerPaths } from '../data/paths.ts';
import { screenPath } from '../data/screenPath.ts';
import { useMayHere } from '../data/useMayHere.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { lazyPart } from '../parts/lazyPart.tsx';
import { BackLink } from './BackLink.tsx';
import type { OwnBody } from './OwnBody.ts';
import { Page } from './Page.tsx';
import { PageLoading } from './PageLoading.tsx';
import { Panels } from './Panels.tsx';
import { usePageTabs, useTabs } from './PartsContext.ts';
import { ProblemAlert } from './ProblemAlert.tsx';
import { listsOf } from './record/listsOf.ts';
import { Neighbours } from './record/Neighbours.tsx';
import { OwnerNotice } from './record/OwnerNotice.tsx';
import { ShowActions } from './record/ShowActions.tsx';
import { ShowBody } from './record/ShowBody.tsx';
import { ShowTabs } from './record/ShowTabs.tsx';
import { useHide } from './record/useHide.tsx';
import { useRecordName } from './record/useRecordName.ts';
import { useSchema } from './SchemaContext.tsx';

const RelatedList = lazyPart(async () => (await import('./RelatedList.tsx')).RelatedList);

export function GenericShow({ children }: OwnBody) {
  const { entity, byName } = useSchema();
  const counts = listsOf(entity).map((list) => `${list.name}.@count`);
  const shown = fieldPaths(entity, shownProperties(entity, byName), byName);
  const fields = [...new Set([...shown, ...counts, ...ownerPaths(entity)])];
  return (
    // Errors are on the page: a redirect would hide why.
    <ShowBase
      resource={entity.name}
      queryOptions={{ meta: { fields }, onError: () => undefined }}
      loading={<PageLoading />}
      error={<ShowPage />}
    >
      <ShowPage>{children}</ShowPage>
    </ShowBase>
  );
}

function ShowPage({ children }: OwnBody) {
  const { entity } = useSchema();
  const { record, error, refetch, isPending } = useShowContext();
  const label = useLabel();
  const { name, title } = useRecordName(record);
  const [parameters, setParameters] = useSearchParams();
  const tabs = useTabs(entity.name);
  const pages = usePageTabs(entity.name);
  if (error || (!record && !isPending))
    return (
      <Page title={label(entity.label)} above={<BackLink />}>
        <ProblemAlert error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!record) return <PageLoading />;
  const id = String(record.id);
  const lists = listsOf(entity).filter(({ name: list }) => pages.every(({ instead }) => instead !== list));
  const chosen = parameters.get('list');
  const page = pages.find(({ instead }) => instead !== undefined && instead === chosen);
  if (page) return <Navigate replace to={`${screenPath(entity.name, 'show', id)}/${page.below}`} />;
  const list = lists.find((property) => property.name === chosen);
  const own = tabs.find((tab) => tab.name === chosen);
  const open = (tab: string) => setParameters(tab ? { list: tab } : {}, { replace: true });
  return (
    <Page
      title={title}
      subtitle={title === name ? label(entity.label) : undefined}
      above={
        <BackLink>
          <Neighbours id={id} slot="show" />
        </BackLink>
      }
      actions={<ShowActions id={id} name={name} />}
    >
      <OwnerNotice id={id} />
      <HiddenNotice />
      {lists.length + tabs.length + pages.length > 0 && (
        <ShowTabs
          tabs={tabs}
          pages={pages}
          lists={lists}
          record={record}
          tab={own?.name ?? list?.name ?? ''}
          onChange={open}
        />
      )}
      {own ? (
        <Suspense fallback={<PageLoading />}>
          <own.Part />
        </Suspense>
      ) : list ? (
        <Suspense fallback={<PageLoading />}>
          <RelatedList key={`${id} ${list.name}`} property={list} id={id} />
        </Suspense>
      ) : (
        <>
          <Panels slot="show" place="top" />
          {children ? (
            <Box sx={{ display: 'grid', gap: 3 }}>{children}</Box>
          ) : (
            <ShowBody key={id} record={record} />
          )}
          <Panels slot="show" place="bottom" />
        </>
      )}
    </Page>
  );
}

/** A hidden record is still there for who has its address: it is marked. */
function HiddenNotice() {
  const { entity } = useSchema();
  const { record } = useShowContext();
  const translate = useTranslate();
  const { setHidden, isPending } = useHide();
  const { may } = useMayHere(entity);
  if (!entity.hide || record?.[entity.hide] !== true) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        may('update') && (
          <Button color="inherit" size="small" disabled={isPending} onClick={() => void setHidden(false)}>
            {translate('app.record.unhide')}
          </Button>
        )
      }
    >
      {translate('app.record.hiddenText')}
    </Alert>
  );
}
