/** What came, went or changed in the schema since a screen was ejected, read off the mark in its header. Pure. */
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import type { ScreenSlot } from '../../schema/screenAddress.ts';
import { ejectedMark, type Screen, shownOn, signProperty } from '../../schema/startingScreen.ts';
import type { SourceFile } from '../read/readSchema.ts';

const mark = /^ \* @ejected (list|show|create|edit) of (\w+), which showed\n((?: \* {3}.*\n)*)/m;

interface Mark {
  readonly slot: ScreenSlot;
  readonly entity: string;
  /** By name, as they were signed. */
  readonly shown: ReadonlyMap<string, string>;
}

export interface ScreenStatus {
  readonly path: string;
  /** `show of Season`. */
  readonly screen: string;
  /** A line a change; empty: as the schema is. */
  readonly changes: readonly string[];
}

const nameOf = (signature: string) => signature.replace(/:.*$/, '');

function readMark(text: string): Mark | undefined {
  const [, slot, entity = '', lines = ''] = mark.exec(text) ?? [];
  if (slot === undefined) return undefined;
  const signatures = lines.split(/\s+\*?\s*/).filter((word) => word.includes(':'));
  const shown = new Map(signatures.map((signature) => [nameOf(signature), signature]));
  return { slot: slot as ScreenSlot, entity, shown };
}

const meaning = (signature: string) => signature.slice(nameOf(signature).length + 1);

function findChanges({ shown, slot }: Mark, entity: EntityDescriptor, all: Screen['all']): readonly string[] {
  const now = new Map(
    shownOn({ entity, slot, all }).map((property) => [property.name, signProperty(property)]),
  );
  const { name } = entity;
  return [
    ...[...now].filter(([one]) => !shown.has(one)).map(([one, is]) => `+ ${name}.${one} (${meaning(is)})`),
    ...[...shown.keys()].filter((one) => !now.has(one)).map((one) => `- ${name}.${one}`),
    ...[...now].flatMap(([one, is]) => {
      const was = shown.get(one);
      return was === undefined || was === is
        ? []
        : [`~ ${name}.${one} was ${meaning(was)}, is ${meaning(is)}`];
    }),
  ];
}

/** Undefined: the file was not ejected. */
export function compareScreen({ path, text }: SourceFile, entities: Screen['all']): ScreenStatus | undefined {
  const found = readMark(text);
  if (!found) return undefined;
  const entity = entities.get(found.entity);
  const changes = entity ? findChanges(found, entity, entities) : [`- ${found.entity}`];
  return { path, screen: `${found.slot} of ${found.entity}`, changes };
}

/** The file with the mark of today's schema: its author looked at what changed. Undefined: nothing to mark. */
export function markSeen(text: string, entities: Screen['all']): string | undefined {
  const found = readMark(text);
  const entity = found && entities.get(found.entity);
  return (
    found && entity && text.replace(mark, () => ejectedMark({ entity, slot: found.slot, all: entities }))
  );
}
