/** Prints documents on a printer of a box: a specimen, or a job's documents again under a key of their own. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Printed } from '../../../../schema/channel.ts';
import { callApi } from '../../../../src/data/callApi.ts';
import { boxPath } from './useBoxes.ts';

export interface PrintOrder {
  readonly boxId: string;
  readonly printerSlug: string;
  readonly urlList: readonly string[];
}

export function usePrint() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ boxId, printerSlug, urlList }: PrintOrder) =>
      callApi<Printed>(`${boxPath(boxId)}/printers/${encodeURIComponent(printerSlug)}/print`, {
        method: 'POST',
        body: { urlList },
      }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['boxes'] }),
        client.invalidateQueries({ queryKey: ['box-jobs'] }),
      ]),
  });
}
