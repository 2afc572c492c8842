/**
 * Refuses a file that holds what its reader may not take out of the product: every entity that a column reads, at any
 * depth, asks for its own right to export, and a personal property for the one for personal data.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { findLack, type Lack } from '../../schema/mayExport.ts';
import type { Caller } from '../kit.ts';
import type { Selection } from '../plan/planFields.ts';
import { idPath } from '../plan/planPath.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { rightsProblem } from '../rights/errors.ts';

type Path = readonly PropertyDescriptor[];

/** The paths of all that a selection answers; of a record without members, its id. */
export function pathsOf({ resource, members }: Selection, before: Path = []): readonly Path[] {
  const id = [...before, idPath(resource).last];
  if (members.length === 0) return [id];
  return members.flatMap(({ property, child, isCount }) => {
    const path = [...before, property];
    if (child) return pathsOf(child, path);
    return [isCount ? [...path, idPath(resource).last] : path];
  });
}

export function checkColumns(
  model: Model,
  resource: Resource,
  { paths, caller }: { readonly paths: readonly Path[]; readonly caller: Caller },
): void {
  const { rights } = caller;
  if (!rights) return;
  const has = (code: string): boolean => rights.policies.has(code);
  const findEntity = (name: string) => model.get(name)?.descriptor;
  const lacks = new Map<string, { readonly lack: Lack; readonly columns: string[] }>();
  for (const path of paths) {
    const lack = findLack(resource.descriptor, path, { findEntity, has });
    if (!lack) continue;
    const found = lacks.get(lack.what) ?? { lack, columns: [] };
    found.columns.push(path.map(({ name }) => name).join('.'));
    lacks.set(lack.what, found);
  }
  const [first] = lacks.values();
  if (!first) return;
  throw rightsProblem('RIGHT-004', {
    what: first.lack.what,
    policy: first.lack.policies.join('" or "'),
    columns: [...new Set([...lacks.values()].flatMap(({ columns }) => columns))].slice(0, 40).join(', '),
  });
}
