/** The boxes of the contract and the last jobs of one, asked again while they are looked at. */
import { useQuery } from '@tanstack/react-query';
import type { ListJobsReply } from '../../../../schema/channel.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { callApi } from '../../../../src/data/callApi.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';

const EVERY = 4000;

const FIELDS = [
  'boxId',
  'name',
  'isOnline',
  'lastHeartbeatTimestamp',
  'packageVersion',
  'printersState',
  { contract: ['timezone'] },
] as const;

export type BoxRow = RecordOf<'DeviceState', typeof FIELDS>;

export function useBoxes() {
  return useQuery({
    queryKey: ['boxes'],
    queryFn: ({ signal }) =>
      callAction('DeviceState.list', { query: { itemsPerPage: 50 }, fields: FIELDS }, { signal }),
    refetchInterval: EVERY,
  });
}

export const boxPath = (boxId: string) => `/channel/v1/boxes/${encodeURIComponent(boxId)}`;

export function useJobs(box: BoxRow) {
  return useQuery({
    queryKey: ['box-jobs', box.boxId],
    queryFn: ({ signal }) => callApi<ListJobsReply>(`${boxPath(box.boxId)}/jobs`, { signal }),
    enabled: box.isOnline === true,
    refetchInterval: EVERY,
  });
}
