/** Shows how a bulk call ended: how many rows it changed, or where the job can be watched. */
import { useNotify } from 'ra-core';
import { createElement } from 'react';
import { JobNotice } from './JobNotice.tsx';
import type { BulkAnswer } from './useBulk.ts';

export function useBulkOutcome() {
  const notify = useNotify();
  return ({ changed = 0, job }: BulkAnswer, done: 'changed' | 'deleted') => {
    if (job) notify(createElement(JobNotice, { iri: job }), { type: 'info', autoHideDuration: 10_000 });
    else notify(`app.bulk.${done}`, { type: 'success', messageArgs: { smart_count: changed } });
  };
}
