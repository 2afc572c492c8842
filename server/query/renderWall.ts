/** What a clock shows where a record is, as SQL. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { planPath } from '../plan/planPath.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { pathSql } from './renderPath.ts';

/** SQL of the names of all timezones; reading them takes longer than most statements. */
export const knownZones = 'ARRAY(SELECT name FROM pg_timezone_names)';

interface Clock {
  readonly owner: Resource;
  readonly row: string;
  /** SQL of the property's value. */
  readonly instant: string;
  /** SQL of the names of all timezones, where what records contain is not to be trusted. */
  readonly zones?: string | undefined;
}

/** A timestamp without a timezone. */
export function wallSql(
  model: Model,
  { timezoneFrom }: PropertyDescriptor,
  { owner, row, instant, zones }: Clock,
): string {
  if (!timezoneFrom) return `(${instant} AT TIME ZONE 'UTC')`;
  const zone = pathSql(model, owner, planPath(model, owner, timezoneFrom, 'fields'), row);
  const known = zones ? `CASE WHEN ${zone} = ANY(${zones}) THEN ${zone} END` : zone;
  return `(${instant} AT TIME ZONE coalesce(${known}, 'UTC'))`;
}
