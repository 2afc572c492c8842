/** Begins a mass action, or takes one back, by the call of its right; then its job is on the screen. */
import { useRefresh } from 'ra-core';
import { useNavigate } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { callOf, type MassActionName } from '../model/change.ts';
import type { Draft } from './ChangeForm.tsx';

export function useMassAction(ticketing: string | number) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const calls = {
    massDates: useAction('Ticketing.massDates', ['name']),
    massSales: useAction('Ticketing.massSales', ['name']),
    massPrices: useAction('Ticketing.massPrices', ['name']),
  };
  const all = Object.values(calls);
  const show = (job: string) => void navigate(screenPath('Job', 'show', job.split('/').at(-1) ?? ''));
  return {
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ refusal }) => refusal)?.refusal?.error,
    async run(draft: Draft, eventDateList: readonly string[]): Promise<void> {
      const { action, opens, closes, places, shiftList, time, tax, sellingDevice, scanTrack, hashList } =
        draft;
      const id = ticketing;
      if (action === 'open' || action === 'close') {
        const outcome = await calls.massSales.run({ id, body: { action, eventDateList } });
        if (outcome.isDone) show(outcome.answer['@id']);
      } else if (
        action === 'saleWindow' ||
        action === 'setStock' ||
        action === 'addStock' ||
        action === 'cancel' ||
        action === 'delete' ||
        action === 'clone'
      ) {
        const body = {
          action,
          eventDateList,
          ...(opens && { opens }),
          ...(closes && { closes }),
          ...(typeof places === 'number' && { places }),
          ...(shiftList && { shiftList }),
          ...(time && { time }),
        };
        const outcome = await calls.massDates.run({ id, body });
        if (outcome.isDone) show(outcome.answer['@id']);
      } else {
        const body = {
          action,
          eventDateList,
          hashList: hashList ?? [],
          ...(tax && { tax }),
          ...(sellingDevice && { sellingDevice }),
          ...(scanTrack && { scanTrack }),
        };
        const outcome = await calls.massPrices.run({ id, body });
        if (outcome.isDone) show(outcome.answer['@id']);
      }
    },
    async undo(action: MassActionName, job: string): Promise<void> {
      const outcome = await calls[callOf[action]].run({ id: ticketing, body: { action: 'undo', job } });
      if (outcome.isDone) show(outcome.answer['@id']);
    },
    /** The same job, from where it stopped. */
    async goOn(action: MassActionName, job: string): Promise<void> {
      const outcome = await calls[callOf[action]].run({ id: ticketing, body: { action: 'goOn', job } });
      if (outcome.isDone) refresh();
    },
  };
}
