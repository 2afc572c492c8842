/** The jobs this window began, asked for every two seconds while one of them runs and the window is looked at. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Job } from '../../../../schema/generated/jobs/Job.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { forgetLongWork, listLongWork, subscribeLongWork } from '../../../../src/data/longWork.ts';
import { ProblemError } from '../../../../src/data/ProblemError.ts';

const every = 2000;
const fields = ['name', 'status', 'progress', 'parameters', 'result'] as const;

export type TrayJob = RecordOf<'Job', typeof fields>;

export const isRunning = ({ status }: Pick<Job, 'status'>) =>
  status === 'PENDING' || status === 'STARTED' || status === 'IN_PROGRESS';

export const isFailed = ({ status }: Pick<Job, 'status'>) => status === 'FAIL' || status === 'FAILED';

async function ask(address: string): Promise<TrayJob | undefined> {
  try {
    return await callAction('Job.read', { id: address, fields });
  } catch (error) {
    // What is not there any more, or not ours to see, is not asked for again; a lost network is.
    if (error instanceof ProblemError && (error.status === 404 || error.status === 403))
      forgetLongWork(address);
    return undefined;
  }
}

/** @param onEnd called once for each job that ends while it is watched */
export function useJobs(onEnd: (job: TrayJob) => void): readonly TrayJob[] {
  const addresses = useSyncExternalStore(subscribeLongWork, listLongWork);
  const [known, setKnown] = useState<ReadonlyMap<string, TrayJob>>(new Map());
  const open = addresses.filter((address) => {
    const job = known.get(address);
    return !job || isRunning(job);
  });
  const key = open.join(' ');
  useEffect(() => {
    if (!key) return undefined;
    const look = async () => {
      if (document.hidden) return;
      const answers = await Promise.all(
        key.split(' ').map(async (address) => [address, await ask(address)] as const),
      );
      const found = answers.flatMap(([address, job]) => (job ? [[address, job] as const] : []));
      setKnown((before) => new Map([...before, ...found]));
      for (const [, job] of found) if (!isRunning(job)) onEnd(job);
    };
    void look();
    const timer = setInterval(() => void look(), every);
    return () => clearInterval(timer);
  }, [key, onEnd]);
  return addresses.flatMap((address) => known.get(address) ?? []);
}
