/** Tells administrators that something could not be kept up to date with what was changed. */
import { callAction } from '../../../../src/data/callAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { CountAlert } from '../../../sale/Home/screens/CountAlert.tsx';

async function count(signal: AbortSignal): Promise<number> {
  const query = { itemsPerPage: 1 };
  const page = await callAction('DeadLetter.list', { query, fields: ['subscriber'] }, { signal });
  return page.totalItems;
}

export function FailedUpdates() {
  return (
    <CountAlert
      name="failed-updates"
      enabled={useHas('jobs.manage')}
      count={count}
      label="jobs.failedUpdates"
      to="/DeadLetter"
    />
  );
}
