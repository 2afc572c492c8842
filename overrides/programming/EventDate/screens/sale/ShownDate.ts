/** A performance as its page has it. */
import type { PropertyName, RecordOf } from '../../../../../src/generic/partsOf.tsx';

export type ShownDate = Pick<RecordOf<'EventDate'>, PropertyName<'EventDate'> | 'id'>;
