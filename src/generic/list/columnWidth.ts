/** How wide a column is when nobody said: by what stands in it. Pure. */
import type { PropertyDescriptor, PropertyKind } from '../../../schema/descriptor.ts';
import { isInverseList } from '../../data/choose.ts';

const widths: Readonly<Partial<Record<PropertyKind, number>>> = {
  boolean: 104,
  color: 88,
  date: 128,
  dateTime: 160,
  time: 104,
  enum: 136,
  image: 104,
  integer: 96,
  money: 124,
  number: 104,
  phone: 160,
  text: 260,
};

export const minWidth = 64;
export const maxWidth = 800;

/** In pixels; a head of many letters gets the room for most of them. */
export function columnWidth(column: PropertyDescriptor, head: string): number {
  const usual = isInverseList(column) ? 96 : column.many ? 220 : (widths[column.kind] ?? 180);
  return Math.max(usual, Math.min(head.length * 8.5 + 58, 216));
}

/** @example clampWidth(12) // 64 */
export const clampWidth = (width: number): number =>
  Math.round(Math.min(Math.max(width, minWidth), maxWidth));
