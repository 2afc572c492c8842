/**
 * How wide each column of a list is. What a person set stays, and what holds a number or a date; texts give a
 * little where that makes them all fit. Of room to spare they take some, and the title what is left.
 */
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { companionOf, findProperty } from '../../data/paths.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { useSchema } from '../SchemaContext.tsx';
import { columnWidth, isElastic } from './columnWidth.ts';

export interface Col {
  readonly name: string;
  /** Undefined: what the others leave. */
  readonly width: number | undefined;
  readonly least: number;
}

interface ColsInput {
  readonly columns: readonly PropertyDescriptor[];
  /** In pixels, set by hand. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
}

/** A title of few letters, e.g. a number, needs less room than a name. */
const titleWidth = { short: 150, long: 260 };
const shortTitle = 50;
/** Texts narrower than this part of their usual width are cut too much: then the list scrolls sideways. */
const give = 0.65;
/** Wider than this many times their usual width they are far from what stands beside them. */
const stretch = 1.5;
/** A record that is called by a show and a moment. */
const momentWidth = 240;

const sumOf = (cols: readonly { readonly least: number }[]) => cols.reduce((sum, col) => sum + col.least, 0);

export function useCols({ columns, widths = {} }: ColsInput, available: number): readonly Col[] {
  const { entity, byName } = useSchema();
  const label = useLabel();
  const title = findProperty(entity, entity.title);
  const wide = titleWidth[(title?.maxLength ?? shortTitle + 1) > shortTitle ? 'long' : 'short'];
  const hasTitle = columns.some((column) => column.name === entity.title);
  const usual = columns.map((column) => {
    const target = byName.get(column.target ?? '');
    const isMoment = target !== undefined && companionOf(target, byName) !== undefined;
    const least = Math.max(columnWidth(column, label), isMoment ? momentWidth : 0);
    return { name: column.name, least: column.name === entity.title ? wide : least };
  });
  const all = (hasTitle ? usual : [{ name: '@title', least: wide }, ...usual]).map((col) => ({
    name: col.name,
    least: widths[col.name] ?? col.least,
  }));
  const free = all.filter((col) => widths[col.name] === undefined);
  const flexible = free.find((col) => col.name === entity.title || col.name === '@title') ?? free.at(-1);
  const texts = new Set(columns.filter(isElastic).map((column) => column.name));
  const elastic = free.filter((col) => col === flexible || texts.has(col.name));
  const part = (available - sumOf(all) + sumOf(elastic)) / Math.max(1, sumOf(elastic));
  const shrink = part >= give ? Math.min(1, part) : 1;
  const grow = Math.min(Math.max(1, part), stretch);
  return all.map((col) => {
    if (!elastic.includes(col)) return { ...col, width: col.least };
    const least = Math.floor(col.least * shrink);
    return { name: col.name, least, width: col === flexible ? undefined : Math.floor(least * grow) };
  });
}
