/** A job as people follow it: how far it is, what came of it and what was refused, by name; then what programs read. */
import { GenericShow } from '../../../../src/generic/GenericShow.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { JobSummary } from './JobSummary.tsx';
import { RefusedList } from './RefusedList.tsx';

const { Section } = partsOf('Job');

const details = { en: 'Details', fr: 'Détail' } as const;

export function JobShow() {
  return (
    <GenericShow>
      <JobSummary />
      <RefusedList />
      <Section properties={['status', 'progress', 'createdAt', 'updatedAt']} />
      <Section
        label={details}
        properties={['type', 'action', 'target', 'userId', 'parameters', 'userData', 'result']}
      />
    </GenericShow>
  );
}
