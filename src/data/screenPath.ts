/** Where an entity's screens are, and which screen an address is. Pure. */
import { shortId } from 'ra-data-hydra/records.ts';
import { type EntityName, entities } from '../../schema/generated/entities.ts';
import { type ScreenSlot, screenAddress } from '../../schema/screenAddress.ts';
import { summaryOf } from './descriptors.ts';

/**
 * @param id of the record, or its address
 * @example screenPath('Order', 'show', 3) // '/orders/3'
 */
export function screenPath(entity: string, slot: ScreenSlot, id: string | number = ''): string {
  const text = String(id);
  const short = text.startsWith('/') ? shortId(text) : text;
  return screenAddress(summaryOf(entity) ?? { name: entity }, slot).replace(
    '{id}',
    encodeURIComponent(short),
  );
}

export interface ScreenAt {
  readonly entity: EntityName;
  readonly slot: ScreenSlot;
  /** Of a record's screen. */
  readonly id?: string;
}

/** In which order addresses are compared: "new" is no id. */
const slots: readonly ScreenSlot[] = ['list', 'create', 'show', 'edit'];

/** @example screenAt('/orders/3') // { entity: 'Order', slot: 'show', id: '3' } */
export function screenAt(path: string): ScreenAt | undefined {
  for (const slot of slots)
    for (const entity of entities) {
      const [start = '', end] = screenAddress(entity, slot).split('{id}');
      if (end === undefined ? path === start : path.startsWith(start) && path.endsWith(end)) {
        const id = end === undefined ? undefined : path.slice(start.length, path.length - end.length);
        if (id === undefined) return { entity: entity.name, slot };
        if (id !== '' && !id.includes('/')) return { entity: entity.name, slot, id: decodeURIComponent(id) };
      }
    }
  return undefined;
}
