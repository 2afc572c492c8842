/**
 * How wide each column of a list is. What a person set stays, and what holds a number or a date; texts give a
 * little where that makes them all fit. Of room to spare they take some, and the title what is left. Pure.
 */
import type { EntityDescriptor, Label, PropertyDescriptor } from '../../../schema/descriptor.ts';
import type { PropertyKind } from '../../../schema/kinds.ts';
import { companionOf, type Entities, findProperty } from '../../data/paths.ts';
import { columnWidth, isElastic, shownWidth } from './columnWidth.ts';

export interface Col {
  readonly name: string;
  /** Undefined: what the others leave. */
  readonly width: number | undefined;
  readonly least: number;
}

export interface ColsInput {
  readonly columns: readonly PropertyDescriptor[];
  /** Those on the screen. */
  readonly rows?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** In pixels, set by hand. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
}

interface ColsPlace {
  readonly entity: EntityDescriptor;
  readonly entities: Entities;
  /** A label in the reader's language. */
  readonly labelOf: (label: Label) => string;
  /** In pixels. */
  readonly available: number;
}

/** A title of few letters, e.g. a number, needs less room than a name. */
const titleWidth = { number: 112, moment: 164, short: 150, long: 260 };
const shortTitle = 50;
/** Texts narrower than this part of their usual width are cut too much: then the list scrolls sideways. */
const give = 0.6;
/** Wider than this many times their usual width they are far from what is beside them. */
const stretch = 1.5;
/** A record that is called by a show and a moment; cut, it would lose the hour. */
const momentWidth = 240;

const rigid: ReadonlySet<PropertyKind> = new Set(['integer', 'date', 'dateTime']);

function widthOfTitle({ kind, maxLength = shortTitle + 1 }: PropertyDescriptor): number {
  if (kind === 'integer') return titleWidth.number;
  if (rigid.has(kind)) return titleWidth.moment;
  return titleWidth[maxLength <= shortTitle ? 'short' : 'long'];
}

const sumOf = (cols: readonly { readonly least: number }[]) => cols.reduce((sum, col) => sum + col.least, 0);

/** Whether a record of it is called by a show and a moment. */
const isMoment = ({ target = '' }: PropertyDescriptor, entities: Entities): boolean => {
  const entity = entities.get(target);
  return entity !== undefined && companionOf(entity, entities) !== undefined;
};

/** Before anyone gives way; first the title where no column is. */
function listLeast(
  { columns, widths = {} }: ColsInput,
  { entity, entities }: ColsPlace,
  widthOf: (column: PropertyDescriptor) => number,
) {
  const title = findProperty(entity, entity.title);
  const hasTitle = columns.some((column) => column.name === entity.title);
  const isWhole = hasTitle || companionOf(entity, entities) === undefined;
  const wide = title && isWhole ? widthOfTitle(title) : titleWidth.long;
  const usual = columns.map((column) => {
    const least = Math.max(widthOf(column), isMoment(column, entities) ? momentWidth : 0);
    return { name: column.name, least: column.name === entity.title ? wide : least };
  });
  return (hasTitle ? usual : [{ name: '@title', least: wide }, ...usual]).map(({ name, least }) => ({
    name,
    least: widths[name] ?? least,
  }));
}

export function planCols(input: ColsInput, place: ColsPlace): readonly Col[] {
  const { columns, rows = [], widths = {} } = input;
  const { entity, entities, labelOf, available } = place;
  const usual = listLeast(input, place, (column) => columnWidth(column, labelOf));
  // Before a name is cut, a choice leaves the room of the longer values that no row has.
  const all =
    sumOf(usual) > available ? listLeast(input, place, (column) => shownWidth(column, rows, labelOf)) : usual;
  const free = all.filter((col) => widths[col.name] === undefined);
  const flexible = free.find((col) => col.name === entity.title || col.name === '@title') ?? free.at(-1);
  const texts = new Set(
    columns.filter((column) => isElastic(column) && !isMoment(column, entities)).map((column) => column.name),
  );
  const title = findProperty(entity, entity.title);
  // Half a moment or half a number is another one.
  const isRigid = title !== undefined && flexible?.name === title.name && rigid.has(title.kind);
  const elastic = free.filter((col) => (col === flexible && !isRigid) || texts.has(col.name));
  const part = (available - sumOf(all) + sumOf(elastic)) / Math.max(1, sumOf(elastic));
  const shrink = part >= give ? Math.min(1, part) : 1;
  const grow = Math.min(Math.max(1, part), stretch);
  return all.map((col) => {
    if (!elastic.includes(col)) return { ...col, width: col === flexible ? undefined : col.least };
    const least = Math.floor(col.least * shrink);
    return { name: col.name, least, width: col === flexible ? undefined : Math.floor(least * grow) };
  });
}
