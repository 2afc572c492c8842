/** The addresses of screens: each can be matched, and no two screens are at one, generated or written by hand. */
import { plainAddress, type ScreenSlot, screenAddress, screenSlots } from '../../schema/screenAddress.ts';
import type { Fault } from '../fault.ts';
import { hintNearest } from '../nearest.ts';
import type { OwnRoute } from '../read/readOwnRoutes.ts';
import type { ResolvedEntity, ResolvedSchema } from './resolved.ts';

/** Addresses of the admin itself. */
const taken: ReadonlyMap<string, string> = new Map([
  ['/', 'the first page'],
  ['/data', 'the page of all data'],
  ['/login', 'the sign-in'],
  ['/oauth/callback', 'the sign-in'],
]);

const operations = { list: 'list', show: 'read', create: 'create', edit: 'update' } as const;

type Refuse = (message: string, hint: string) => void;

const isOfRecord = (slot: string): boolean => slot === 'show' || slot === 'edit';

/** What is wrong with one address on its own. */
function checkAddress(slot: string, address: string, refuse: Refuse): void {
  const ids = address.split('/').filter((step) => step === '{id}').length;
  const plain = address.replaceAll('/{id}', '');
  if (!/^(?:\/[\w-]+)+$/.test(plain))
    refuse(
      `The address "${address}" of the ${slot} screen cannot be matched.`,
      'Write it from the root, e.g. "/orders" or "/orders/{id}".',
    );
  else if (ids !== (isOfRecord(slot) ? 1 : 0))
    refuse(
      `The address "${address}" of the ${slot} screen has ${ids === 0 ? 'no "{id}"' : 'an "{id}" that it cannot have'}.`,
      isOfRecord(slot) ? 'Write "{id}" once, where the id of the record is.' : 'Remove "{id}".',
    );
}

const pattern = (address: string): string => address.replace(/\{\w+\}|:\w+/g, '{}');

interface Screen {
  readonly entity: ResolvedEntity;
  readonly slot: ScreenSlot;
  readonly address: string;
}

function listScreens(entities: readonly ResolvedEntity[]): Screen[] {
  return entities
    .filter(({ descriptor }) => descriptor.scope !== 'value')
    .flatMap((entity) =>
      screenSlots
        .filter((slot) => entity.descriptor.operations.includes(operations[slot]))
        .map((slot) => ({ entity, slot, address: screenAddress(entity.descriptor, slot) })),
    );
}

/** `own`: the routes of hand-written screens. */
export function checkScreens(
  { entities, apis }: Pick<ResolvedSchema, 'entities' | 'apis'>,
  own: readonly OwnRoute[],
  faults: Fault[],
): void {
  const screens = listScreens(entities);
  // Where a screen has moved, its plain address leads on to it.
  const byPattern = new Map(
    screens.map((screen) => [pattern(plainAddress(screen.entity.descriptor.name, screen.slot)), screen]),
  );
  for (const screen of screens) {
    const { source, descriptor } = screen.entity;
    const { slot, address } = screen;
    if (address === plainAddress(descriptor.name, slot)) continue;
    const refuse: Refuse = (message, hint) =>
      faults.push({ file: source.file, line: source.lineOf('path'), message, hint });
    checkAddress(slot, address, refuse);
    const other = byPattern.get(pattern(address));
    const route = own.find(({ path }) => pattern(path) === pattern(address));
    const api = apis.find(({ base }) => `${address}/`.startsWith(`${base}/`));
    const hint = 'Write another "path".';
    if (other)
      refuse(
        `The ${slot} of "${descriptor.name}" and the ${other.slot} of "${other.entity.descriptor.name}" are both at "${address}".`,
        hint,
      );
    else byPattern.set(pattern(address), screen);
    if (route)
      refuse(
        `The ${slot} of "${descriptor.name}" is at "${address}", where ${route.file}:${route.line} has a screen of its own.`,
        `Register that screen as the slot "${slot}" of "${descriptor.name}", or write another "path".`,
      );
    if (taken.has(address)) refuse(`"${address}" is ${taken.get(address)}.`, hint);
    if (api) refuse(`"${address}" is below the address "${api.base}" of the API "${api.name}".`, hint);
  }
  for (const { source, descriptor } of entities)
    for (const slot of typeof descriptor.path === 'object' ? Object.keys(descriptor.path) : [])
      if (!screenSlots.some((one) => one === slot))
        faults.push({
          file: source.file,
          line: source.lineOf('path'),
          message: `There is no screen "${slot}" that "${descriptor.name}" could have an address for.`,
          hint: hintNearest(slot, screenSlots),
        });
}
