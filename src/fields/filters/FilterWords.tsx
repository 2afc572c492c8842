/** What a filter asks for, in words: on its chip, in the builder's summary, over a printed list. */
import { useLocale, useTranslate } from 'ra-core';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { useSchema } from '../../generic/SchemaContext.tsx';
import { useLabel } from '../../i18n/useLabel.ts';
import { formatInstant } from '../formatInstant.ts';
import { formatMoney } from '../formatMoney.ts';
import { nameOfValue } from '../nameOfValue.ts';
import type { BarFilter, Range } from './barFilter.ts';
import { type Condition, type Group, isGroup } from './conditions.ts';
import { dayOf } from './dayBounds.ts';
import { findChoice } from './filterChoices.ts';
import { RelationNames } from './RelationNames.tsx';
import { useScale } from './useScale.ts';

interface ValueProps {
  readonly property: PropertyDescriptor;
  readonly value: unknown;
  /** A moment is shown as its day. */
  readonly asDay?: boolean;
}

function ValueWords({ property, value, asDay = false }: ValueProps) {
  const label = useLabel();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { zone, currency } = useScale(property);
  const list = [value ?? []].flat().map(String);
  if (property.kind === 'relation') return <RelationNames target={property.target ?? ''} ids={list} />;
  const text = (each: string): string => {
    switch (property.kind) {
      case 'enum':
        return nameOfValue(property, each, label);
      case 'boolean':
        return translate(each === 'true' ? 'app.filter.yes' : 'app.filter.no');
      case 'money':
        return currency
          ? formatMoney(Number(each), currency, locale)
          : new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(Number(each) / 100);
      case 'date':
        return formatInstant(`${each}T00:00:00Z`, 'UTC', locale, 'date');
      case 'dateTime':
        return asDay
          ? formatInstant(`${dayOf(each, zone)}T00:00:00Z`, 'UTC', locale, 'date')
          : formatInstant(each, zone, locale);
      case 'integer':
      case 'number':
        return new Intl.NumberFormat(locale).format(Number(each));
      default: {
        const name = nameOfValue(property, each, label);
        return name === each ? `“${each}”` : name;
      }
    }
  };
  return <>{list.map(text).join(', ')}</>;
}

/** The words after a property's name on its chip. */
export function BarFilterWords({
  property,
  filter,
}: {
  readonly property: PropertyDescriptor;
  readonly filter: BarFilter;
}) {
  const translate = useTranslate();
  const { zone } = useScale(property);
  const { operator, value } = filter;
  if (operator === 'empty' || operator === 'filled') return <>{translate(`app.filter.${operator}`)}</>;
  if (operator === 'between') {
    const { from, to } = value as Range;
    if (from === undefined || to === undefined)
      return (
        <>
          {from === undefined ? '≤ ' : '≥ '}
          <ValueWords property={property} value={from ?? to} asDay />
        </>
      );
    const isOne = property.kind === 'dateTime' ? dayOf(from, zone) === dayOf(to, zone) : from === to;
    return (
      <>
        <ValueWords property={property} value={from} asDay />
        {!isOne && (
          <>
            {' – '}
            <ValueWords property={property} value={to} asDay />
          </>
        )}
      </>
    );
  }
  return (
    <>
      {operator !== 'is' && `${translate(`app.filter.${operator}`)} `}
      <ValueWords property={property} value={value} />
    </>
  );
}

function ConditionWords({ condition }: { readonly condition: Condition }) {
  const { entity, byName } = useSchema();
  const translate = useTranslate();
  const label = useLabel();
  const choice = findChoice(condition.field, entity, byName);
  if (!choice) return <>{condition.field}</>;
  const { op, value } = condition;
  if (op === 'exists')
    return (
      <>
        {label(choice.label)} {translate(value ? 'app.filter.filled' : 'app.filter.empty')}
      </>
    );
  return (
    <>
      {label(choice.label)} {translate(`app.filter.op.${op}`)}{' '}
      <ValueWords property={choice.property} value={value} />
    </>
  );
}

/** A whole tree of conditions as a sentence; groups within it in parentheses. */
export function GroupWords({ group }: { readonly group: Group }) {
  const translate = useTranslate();
  return (
    <>
      {group.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of one filter, never reordered
        <span key={index}>
          {index > 0 && ` ${translate(`app.filter.${group.join}`)} `}
          {isGroup(part) ? (
            <>
              (<GroupWords group={part} />)
            </>
          ) : (
            <ConditionWords condition={part} />
          )}
        </span>
      ))}
    </>
  );
}
