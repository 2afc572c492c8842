/** A job as people follow it: how far it is, what came of it and what was refused, by name; then what programs read. */
import { GenericShow } from '../../../../src/generic/GenericShow.tsx';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { JobSummary } from './JobSummary.tsx';
import { RefusedList } from './RefusedList.tsx';

const { Section, useRecord } = partsOf('Job');

/** Kinds of work that have a part of their own on the page. */
const SHOWN: readonly (string | undefined)[] = ['mass-action', 'customer-change'];
/** Whose own part names what was refused as well. */
const REFUSED_SHOWN = 'mass-action';

const details = { en: 'Details', fr: 'Détail' } as const;

export function JobShow() {
  return (
    <GenericShow>
      <JobSummary />
      <Refused />
      <Section properties={['status', 'progress', 'createdAt', 'updatedAt']} />
      <Details />
    </GenericShow>
  );
}

function Refused() {
  return useRecord()?.name === REFUSED_SHOWN ? null : <RefusedList />;
}

/** What programs read is left out where a part of its own shows it in words. */
function Details() {
  const isShown = SHOWN.includes(useRecord()?.name);
  const own = ['type', 'action', 'target', 'userId'] as const;
  return (
    <Section label={details} properties={isShown ? own : [...own, 'parameters', 'userData', 'result']} />
  );
}
