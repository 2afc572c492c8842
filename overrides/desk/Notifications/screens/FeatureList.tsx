/** The product's features as they stand for the organiser, each with what it does, and a switch for who may. */
import { List, ListItem, ListItemText, Paper, Switch } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { callAction } from '../../../../src/data/callAction.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useRefusalNotice } from '../../../../src/generic/useRefusal.ts';
import { currentCaller } from '../../../../src/session/currentCaller.ts';

const key = ['Feature', 'of the organiser'];

function useFeatures() {
  const client = useQueryClient();
  const notify = useNotify();
  const noticeOf = useRefusalNotice();
  const params = { id: currentCaller()?.contract ?? 0 };
  const switchOne = useAction('Feature.switch');
  const asked = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callAction('Feature.ofContract', { params }, { signal }),
  });
  const change = async (name: string, enabled: boolean) => {
    const switched = await switchOne.run({ params, body: { name, enabled } });
    if (switched.isDone) client.setQueryData(key, switched.answer);
    else if (switched.error) notify(noticeOf(switched.error), { type: 'error' });
  };
  return { ...asked, change, isChanging: switchOne.isPending };
}

export function FeatureList() {
  const translate = useTranslate();
  const maySwitch = useHas('settings.write');
  const { data, error, isPending, refetch, change, isChanging } = useFeatures();
  return (
    <Page title={translate('features.title')} subtitle={translate('features.subtitle')} width="form">
      {isPending && <Loading />}
      {error && <ProblemAlert error={error} onRetry={() => void refetch()} />}
      {data?.member.length === 0 && (
        <EmptyState title={translate('features.none')} text={translate('features.noneText')} />
      )}
      {data && data.member.length > 0 && (
        <Paper variant="outlined">
          <List disablePadding>
            {data.member.map(({ name, label, enabled }, index) => {
              const title = translate(`features.name.${name}`, { _: label ?? name });
              return (
                <ListItem key={name} divider={index < data.member.length - 1} sx={{ gap: 2, py: 1.5 }}>
                  <ListItemText primary={title} secondary={translate(`features.about.${name}`, { _: '' })} />
                  <Switch
                    checked={enabled === true}
                    disabled={!maySwitch || isChanging}
                    onChange={(_, next) => void change(name, next)}
                    slotProps={{ input: { 'aria-label': title } }}
                  />
                </ListItem>
              );
            })}
          </List>
        </Paper>
      )}
    </Page>
  );
}
