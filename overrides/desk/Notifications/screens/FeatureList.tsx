/** The product's features as they stand for the organiser, each with what it does, and a switch for who may. */
import { List, ListItem, ListItemText, Paper, Switch } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { featuresPath } from '../../../../schema/startup.ts';
import { callApi } from '../../../../src/data/callApi.ts';
import { useCall } from '../../../../src/data/useCall.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { currentCaller } from '../../../../src/session/currentCaller.ts';

interface Feature {
  readonly name: string;
  readonly label: string | null;
  readonly enabled: boolean;
}

interface Features {
  readonly member: readonly Feature[];
}

const key = ['Feature', 'of the organiser'];

function useFeatures() {
  const client = useQueryClient();
  const notify = useNotify();
  const { call, isPending } = useCall();
  const path = featuresPath(currentCaller()?.contract ?? 0);
  const asked = useQuery({ queryKey: key, queryFn: ({ signal }) => callApi<Features>(path, { signal }) });
  const change = async (name: string, enabled: boolean) => {
    try {
      client.setQueryData(key, await call<Features>(path, { method: 'PUT', body: { name, enabled } }));
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
  };
  return { ...asked, change, isChanging: isPending };
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
                    checked={enabled}
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
