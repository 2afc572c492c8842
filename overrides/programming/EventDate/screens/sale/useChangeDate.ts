/** Changes a performance in its place: the page shows it at once. */
import { useRefresh } from 'ra-core';
import type { EntityInputs } from '../../../../../schema/generated/entities.ts';
import { useAction } from '../../../../../src/data/useAction.ts';

export function useChangeDate(id: string | number) {
  const { run, isPending, refusal } = useAction('EventDate.update', ['status']);
  const refresh = useRefresh();
  return {
    isPending,
    error: refusal?.error,
    /** @returns whether it was done */
    run: async (body: Partial<EntityInputs['EventDate']>): Promise<boolean> => {
      const { isDone } = await run({ id, body });
      if (isDone) refresh();
      return isDone;
    },
  };
}
