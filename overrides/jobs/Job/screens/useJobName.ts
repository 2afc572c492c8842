/** What a job is called: "Change: Customers" for what the metadata's lists begin, the name of its kind for the rest. */
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Job } from '../../../../schema/generated/jobs/Job.ts';
import { summaryOf } from '../../../../src/data/descriptors.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';

export type NamedJob = Pick<Partial<Job>, 'name' | 'parameters'>;

export function useJobName(): (job: NamedJob) => string {
  const translate = useTranslate();
  const label = useLabel();
  return useCallback(
    ({ name = '', parameters }) => {
      const { operation, entity } = (parameters ?? {}) as Record<string, unknown>;
      const summary = summaryOf(typeof entity === 'string' ? entity : undefined);
      if (!summary || typeof operation !== 'string') return name;
      return translate(`jobs.${operation}`, { entity: label(summary.plural), _: name });
    },
    [translate, label],
  );
}
