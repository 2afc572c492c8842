/** One record of any entity: its sections, then a tab for each list of what points to it. One request. */
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Tab, Tabs } from '@mui/material';
import { ShowBase, useCreatePath, useLocale, useShowContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isInverseList, shownProperties, toSections } from '../data/choose.ts';
import { summaryOf } from '../data/descriptors.ts';
import { screenPaths } from '../data/paths.ts';
import { recordTitle } from '../fields/recordTitle.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { BackLink } from './BackLink.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import type { OwnBody } from './OwnBody.ts';
import { Page } from './Page.tsx';
import { PageLoading } from './PageLoading.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { RelatedList } from './RelatedList.tsx';
import { useSchema } from './SchemaContext.tsx';
import { ShowSection } from './ShowSection.tsx';

export function GenericShow({ children }: OwnBody) {
  const { entity, byName } = useSchema();
  const fields = screenPaths(entity, shownProperties(entity, byName), byName);
  return (
    // Errors stand on the page: a redirect would hide why.
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
  const { entity, byName } = useSchema();
  const { record, error, refetch, isPending } = useShowContext();
  const label = useLabel();
  const locale = useLocale() ?? 'en';
  const [tab, setTab] = useState('');
  if (error || (!record && !isPending))
    return (
      <Page title={label(entity.label)} above={<BackLink />}>
        <ProblemAlert error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!record) return <PageLoading />;
  const lists = entity.properties.filter(
    (property) => isInverseList(property) && summaryOf(property.target)?.operations.includes('list'),
  );
  const list = lists.find((property) => property.name === tab);
  const name = recordTitle(record, entity, { entities: byName, locale });
  // A bare number is no title: it says of what it is the number.
  const title = /^#?\d+$/.test(name) ? `${label(entity.label)} ${name}` : name;
  return (
    <Page
      title={title}
      subtitle={title === name ? label(entity.label) : undefined}
      above={<BackLink />}
      actions={<Actions id={String(record.id)} />}
    >
      {lists.length > 0 && <ShowTabs lists={lists} tab={tab} onChange={setTab} />}
      {list ? (
        <RelatedList key={list.name} property={list} id={String(record.id)} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {children ??
            toSections(shownProperties(entity, byName)).map((section) => (
              <ShowSection key={section.label?.en ?? ''} section={section} record={record} />
            ))}
        </Box>
      )}
    </Page>
  );
}

function ShowTabs({
  lists,
  tab,
  onChange,
}: {
  readonly lists: readonly {
    readonly name: string;
    readonly label: { readonly en: string; readonly fr: string };
  }[];
  readonly tab: string;
  readonly onChange: (tab: string) => void;
}) {
  const translate = useTranslate();
  const label = useLabel();
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: string) => onChange(next)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="" label={translate('app.show.details')} />
      {lists.map((list) => (
        <Tab key={list.name} value={list.name} label={label(list.label)} />
      ))}
    </Tabs>
  );
}

function Actions({ id }: { readonly id: string }) {
  const { entity } = useSchema();
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <>
      <ActionButtons id={id} />
      {entity.operations.includes('delete') && <DeleteButton />}
      {entity.operations.includes('update') && (
        <Button
          variant="contained"
          startIcon={<EditIcon />}
          component={RouterLink}
          to={createPath({ resource: entity.name, type: 'edit', id })}
        >
          {translate('app.show.edit')}
        </Button>
      )}
    </>
  );
}
