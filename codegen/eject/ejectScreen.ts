/** A slot of an entity → the override to start from and its entry in its area's registry, or why not. Pure. */
import type { EntityDescriptor, Operation } from '../../schema/descriptor.ts';
import { type ScreenSlot, screenSlots } from '../../schema/screenAddress.ts';
import { screenFile, screenName, startingScreen } from '../../schema/startingScreen.ts';
import { hintNearest } from '../nearest.ts';
import type { SourceFile } from '../read/readSchema.ts';
import { emptyRegistry, isRegistered, registerScreen } from './registerScreen.ts';

const registryOf = ({ area }: EntityDescriptor): string => `overrides/${area}/screens.ts`;

export interface EjectRequest {
  readonly entity: string;
  readonly slot: string;
}

/** What stands now. */
export interface EjectTree {
  readonly entities: readonly EntityDescriptor[];
  /** The text of a file, undefined where there is none. */
  read(path: string): string | undefined;
}

export type Ejected =
  | { readonly ok: true; readonly files: readonly SourceFile[] }
  | { readonly ok: false; readonly why: string };

const operations: Readonly<Record<ScreenSlot, Operation>> = {
  list: 'list',
  show: 'read',
  create: 'create',
  edit: 'update',
};

const refuse = (why: string): Ejected => ({ ok: false, why });

const isSlot = (slot: string): slot is ScreenSlot => screenSlots.some((one) => one === slot);

/** Why there is nothing to eject, or undefined. */
function findRefusal(entity: EntityDescriptor, slot: ScreenSlot, { read }: EjectTree): string | undefined {
  const { name } = entity;
  if (!entity.operations.includes(operations[slot])) {
    const slots = screenSlots.filter((one) => entity.operations.includes(operations[one]));
    const rest = slots.length > 0 ? `It has ${slots.join(', ')}.` : 'It has none.';
    return `"${name}" has no ${slot} screen: it cannot be asked for "${operations[slot]}". ${rest}`;
  }
  const path = screenFile(entity, slot);
  if (read(path) !== undefined)
    return `"${path}" is there already. Change it, or remove it first to start anew.`;
  const registry = registryOf(entity);
  if (isRegistered(read(registry) ?? '', { entity: name, slot }))
    return `The ${slot} screen of "${name}" is overridden already: see its entry in "${registry}".`;
  return undefined;
}

export function ejectScreen({ entity: name, slot }: EjectRequest, tree: EjectTree): Ejected {
  const entity = tree.entities.find((one) => one.name === name);
  if (!entity) {
    const hint = hintNearest(
      name,
      tree.entities.map((one) => one.name),
    );
    return refuse(
      name
        ? `There is no entity "${name}". ${hint}`
        : 'Which screen? codegen eject <Entity> <list|show|create|edit>',
    );
  }
  if (!isSlot(slot)) {
    const hint = hintNearest(slot, screenSlots, 'There are');
    return refuse(slot ? `There is no screen "${slot}". ${hint}` : `Which screen of "${name}"? ${hint}`);
  }
  const why = findRefusal(entity, slot, tree);
  if (why !== undefined) return refuse(why);
  const path = screenFile(entity, slot);
  const all = new Map(tree.entities.map((one) => [one.name, one]));
  const registryPath = registryOf(entity);
  const registry = registerScreen(tree.read(registryPath) ?? emptyRegistry(entity.area), {
    entity: name,
    slot,
    file: path.replace(`overrides/${entity.area}`, '.'),
    component: screenName(entity, slot),
  });
  if (registry === undefined)
    return refuse(`"${registryPath}" has no list "screens" to add to. Write it as it was.`);
  return {
    ok: true,
    files: [
      { path, text: startingScreen({ entity, slot, all }) },
      { path: registryPath, text: registry },
    ],
  };
}
