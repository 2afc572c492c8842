/** Work that a service has run again and again: one turn at a time, and waited for at the end. */
import { expect, it } from 'vitest';
import { startWorld } from './engine/world.ts';

it('never runs a turn beside one that still runs, goes on after one that failed, and ends with the last', async () => {
  const log: string[] = [];
  let running = 0;
  let turns = 0;
  let readyForMore = () => {};
  const several = new Promise<void>((resolve) => {
    readyForMore = resolve;
  });
  const world = await startWorld(
    [],
    [
      {
        name: 'turns',
        register(host) {
          host.every(10, 'slow work', async () => {
            turns += 1;
            running += 1;
            log.push(`${running} running`);
            await new Promise((resolve) => setTimeout(resolve, 60));
            running -= 1;
            if (turns === 1) throw new Error('The first turn fails.');
            if (turns >= 3) readyForMore();
          });
        },
      },
    ],
  );
  await several;
  await world.stop();
  expect(new Set(log)).toEqual(new Set(['1 running']));
  expect([turns >= 3, running]).toEqual([true, 0]);
});
