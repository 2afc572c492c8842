/** `/scan`: a door on a steward's phone. */
import { Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useHas } from '../../../../src/data/useHas.ts';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { CameraReader } from './CameraReader.tsx';
import { CodeForm } from './CodeForm.tsx';
import { DoorChoice } from './DoorChoice.tsx';
import { COUNTS_KEY, DoorCounts } from './DoorCounts.tsx';
import { EarlierReadings } from './EarlierReadings.tsx';
import { NameLookup } from './NameLookup.tsx';
import { playVerdict } from './playVerdict.ts';
import { useDoor } from './useDoor.ts';
import { type Reading, useReadings } from './useReadings.ts';
import { useTexts } from './useTexts.ts';
import { VerdictPanel } from './VerdictPanel.tsx';
import { kindOf } from './verdictOf.ts';

export function ScanScreen() {
  const t = useTexts();
  const door = useDoor();
  const client = useQueryClient();
  const answer = useCallback(
    (reading: Reading) => {
      const kind = kindOf(reading);
      if (kind !== 'asking') playVerdict(kind);
      void client.invalidateQueries({ queryKey: COUNTS_KEY });
    },
    [client],
  );
  const { readings, ask } = useReadings(answer);
  const [shown, ...earlier] = readings;
  const read = (label: string, what: { readonly barcode: string } | { readonly ticket: string }) => {
    const nonce = crypto.randomUUID();
    const body = {
      ...what,
      nonce,
      deviceId: door.device,
      checkpoint: door.checkpoint?.['@id'] ?? null,
      eventDate: door.performance?.['@id'] ?? null,
      direction: door.direction,
    };
    void ask({ nonce, label, body, state: 'asking' });
  };
  const readCode = (barcode: string) => read(barcode, { barcode });
  const isPending = door.performances.isPending || door.checkpoints.isPending;
  const error = door.performances.error ?? door.checkpoints.error;
  const { performance } = door;
  const mayFindNames = useHas('customers.read');
  return (
    <Page title={t('door.title')} width="form">
      {error && <ProblemAlert error={error} />}
      {isPending && !error && <Loading />}
      {!isPending && !error && (
        <Stack spacing={2}>
          <DoorChoice door={door} />
          <CodeForm onRead={readCode} />
          <VerdictPanel reading={shown} onAskAgain={(reading) => void ask(reading)} />
          <CameraReader onRead={readCode} />
          {performance && mayFindNames && (
            <NameLookup
              key={performance['@id']}
              performance={performance['@id']}
              timezone={performance.ticketing.timezone}
              onChoose={({ name, ticket }) => read(name, { ticket })}
            />
          )}
          {performance && <DoorCounts performance={performance['@id']} />}
          <EarlierReadings readings={earlier} />
        </Stack>
      )}
    </Page>
  );
}
