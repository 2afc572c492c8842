/** The address of a record → the screen that shows it. Pure. */
import { type EntitySummary, entities } from '../../schema/generated/entities.ts';
import { apiUrl } from './apiUrl.ts';
import { screenPath } from './screenPath.ts';

export interface RecordScreen {
  readonly entity: EntitySummary;
  readonly id: string;
  /** Path of its show screen. */
  readonly to: string;
}

/** @example screenOf('/ticketing/v1/jobs/4')?.to // '/mass-action/history/4' */
export function screenOf(iri: string): RecordScreen | undefined {
  const path = iri.replace(/^https?:\/\/[^/]+/, '');
  const at = path.lastIndexOf('/');
  const entity = entities.find(({ api, collection }) => apiUrl(api) + collection === path.slice(0, at));
  const id = path.slice(at + 1);
  return entity && { entity, id, to: screenPath(entity.name, 'show', id) };
}
