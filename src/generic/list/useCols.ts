/**
 * How wide each column of a list is. What a person set stays; the others give a little where that makes them all fit,
 * and the title takes what is left.
 */
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { findProperty } from '../../data/paths.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { useSchema } from '../SchemaContext.tsx';
import { columnWidth } from './columnWidth.ts';

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
/** Columns narrower than this part of their usual width cut too much: then the list scrolls sideways. */
const give = 0.8;

const sumOf = (cols: readonly { readonly least: number }[]) => cols.reduce((sum, col) => sum + col.least, 0);

export function useCols({ columns, widths = {} }: ColsInput, available: number): readonly Col[] {
  const { entity } = useSchema();
  const label = useLabel();
  const title = findProperty(entity, entity.title);
  const wide = titleWidth[(title?.maxLength ?? shortTitle + 1) > shortTitle ? 'long' : 'short'];
  const hasTitle = columns.some((column) => column.name === entity.title);
  const usual = columns.map((column) => ({
    name: column.name,
    least: column.name === entity.title ? wide : columnWidth(column, label(column.label)),
  }));
  const all = (hasTitle ? usual : [{ name: '@title', least: wide }, ...usual]).map((col) => ({
    name: col.name,
    least: widths[col.name] ?? col.least,
  }));
  const free = all.filter((col) => widths[col.name] === undefined);
  const fixed = sumOf(all) - sumOf(free);
  const part = Math.min(1, (available - fixed) / sumOf(free));
  const scale = part >= give ? part : 1;
  const flexible = free.find((col) => col.name === entity.title || col.name === '@title') ?? free.at(-1);
  return all.map((col) => {
    const least = free.includes(col) ? Math.floor(col.least * scale) : col.least;
    return { name: col.name, least, width: col === flexible ? undefined : least };
  });
}
