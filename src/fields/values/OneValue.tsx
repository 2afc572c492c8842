/** One value of a property, drawn by its kind. */
import type { ReactNode } from 'react';
import type { PropertyKind } from '../../../schema/kinds.ts';
import { AddressValue } from './AddressValue.tsx';
import { BooleanValue } from './BooleanValue.tsx';
import { ColorValue } from './ColorValue.tsx';
import { DateValue } from './DateValue.tsx';
import { EnumValue } from './EnumValue.tsx';
import { HtmlValue } from './HtmlValue.tsx';
import { ImageValue } from './ImageValue.tsx';
import { InstantValue } from './InstantValue.tsx';
import { MoneyValue } from './MoneyValue.tsx';
import { NumberValue } from './NumberValue.tsx';
import { RelationValue } from './RelationValue.tsx';
import { StructuredValue } from './StructuredValue.tsx';
import { TextValue } from './TextValue.tsx';
import type { ValueProps } from './ValueProps.ts';

const drawings: Readonly<Record<PropertyKind, (props: ValueProps) => ReactNode>> = {
  string: TextValue,
  text: TextValue,
  time: TextValue,
  html: HtmlValue,
  email: AddressValue,
  phone: AddressValue,
  url: AddressValue,
  color: ColorValue,
  image: ImageValue,
  integer: NumberValue,
  number: NumberValue,
  money: MoneyValue,
  boolean: BooleanValue,
  enum: EnumValue,
  date: DateValue,
  dateTime: InstantValue,
  json: StructuredValue,
  relation: RelationValue,
};

export function OneValue(props: ValueProps) {
  const Drawing = drawings[props.property.kind];
  return <Drawing {...props} />;
}
