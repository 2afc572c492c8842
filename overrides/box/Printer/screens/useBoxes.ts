/** The boxes of the contract and the last jobs of one, asked again while they are looked at. */
import { useQuery } from '@tanstack/react-query';
import type { ListJobsReply, PrinterState } from '../../../../schema/channel.ts';
import { callApi } from '../../../../src/data/callApi.ts';

const EVERY = 4000;

export interface BoxRow {
  readonly '@id': string;
  readonly boxId: string;
  readonly name: string;
  readonly isOnline: boolean;
  readonly lastHeartbeatTimestamp: string | null;
  readonly packageVersion: string | null;
  readonly printersState: readonly PrinterState[] | null;
  readonly contract: { readonly timezone?: string };
}

const FIELDS = 'boxId,name,isOnline,lastHeartbeatTimestamp,packageVersion,printersState,contract{timezone}';

export function useBoxes() {
  return useQuery({
    queryKey: ['boxes'],
    queryFn: ({ signal }) =>
      callApi<{ readonly member: readonly BoxRow[] }>(
        `/ticketing/v1/device_states?${new URLSearchParams({ itemsPerPage: '50', fields: FIELDS })}`,
        { signal },
      ),
    refetchInterval: EVERY,
  });
}

export const boxPath = (boxId: string) => `/channel/v1/boxes/${encodeURIComponent(boxId)}`;

export function useJobs(box: BoxRow) {
  return useQuery({
    queryKey: ['box-jobs', box.boxId],
    queryFn: ({ signal }) => callApi<ListJobsReply>(`${boxPath(box.boxId)}/jobs`, { signal }),
    enabled: box.isOnline,
    refetchInterval: EVERY,
  });
}
