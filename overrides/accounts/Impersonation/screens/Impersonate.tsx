/** `/impersonate?user=…&redirectUrl=…`: what working as someone else means, and its beginning. */
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callAction } from '../../../../src/data/callAction.ts';
import { hasOf, readRights, subscribeRights } from '../../../../src/data/rights.ts';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { currentCaller } from '../../../../src/session/currentCaller.ts';
import { beginImpersonation } from '../../../../src/session/impersonation.ts';

/** A path of this product: the server has checked it, and an address may be typed. */
function readAddress(named: string | null): string {
  return named?.startsWith('/') && !/^\/[/\\]/.test(named) ? named : '/';
}

export function Impersonate() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const user = query.get('user') ?? '';
  const address = readAddress(query.get('redirectUrl'));
  const has = hasOf(useSyncExternalStore(subscribeRights, readRights));
  const { contract, impersonator } = currentCaller() ?? {};
  const isRefused = impersonator !== undefined || (has !== undefined && !has('rights.impersonate'));
  const begin = useMutation({
    mutationFn: () =>
      callAction('POST /contracts/{contractId}/impersonations', {
        params: { contractId: contract ?? 0 },
        body: { user },
      }),
    onSuccess(answer) {
      beginImpersonation(answer);
      window.location.assign(address);
    },
  });
  return (
    <Page title={translate('impersonation.title')}>
      <Stack sx={{ gap: 3, maxWidth: 560, alignItems: 'flex-start' }}>
        {isRefused ? (
          <Alert severity="info">
            {translate(impersonator === undefined ? 'impersonation.refused' : 'impersonation.already')}
          </Alert>
        ) : (
          <>
            <Typography>{translate('impersonation.text', { user })}</Typography>
            <Typography color="text.secondary">{translate('impersonation.limits')}</Typography>
          </>
        )}
        {begin.error && <ProblemAlert error={begin.error} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {!isRefused && (
            <Button variant="contained" disabled={begin.isPending || !user} onClick={() => begin.mutate()}>
              {translate('impersonation.begin')}
            </Button>
          )}
          <Button href={address}>{translate('impersonation.back')}</Button>
        </Stack>
      </Stack>
    </Page>
  );
}
