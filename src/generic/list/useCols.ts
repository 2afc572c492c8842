/** How wide the columns of this list are, in the room there is. */
import { useLabel } from '../../i18n/useLabel.ts';
import { useSchema } from '../SchemaContext.tsx';
import { type Col, type ColsInput, planCols } from './planCols.ts';

export function useCols(input: ColsInput, available: number): readonly Col[] {
  const { entity, byName: entities } = useSchema();
  const labelOf = useLabel();
  return planCols(input, { entity, entities, labelOf, available });
}
