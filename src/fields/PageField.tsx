/** One property of a record where there is room: what is inside it as a table or a list of facts, the rest as anywhere. */
import { EmbeddedTable } from './EmbeddedTable.tsx';
import { ShapeValue } from './ShapeValue.tsx';
import { isEmpty, ValueField } from './ValueField.tsx';
import type { ValueFieldProps } from './values/ValueProps.ts';

export function PageField(props: ValueFieldProps) {
  const { property, record, entities } = props;
  const value = record[property.name];
  const isRows = property.shape !== undefined || (property.kind === 'relation' && property.embedded);
  if (!isRows || isEmpty(value)) return <ValueField {...props} />;
  if (property.many) return <EmbeddedTable {...props} rows={value as Record<string, unknown>[]} />;
  const shape = property.shape === undefined ? undefined : entities.get(property.shape);
  return shape ? (
    <ShapeValue {...props} shape={shape} value={value} Member={PageField} />
  ) : (
    <ValueField {...props} />
  );
}
