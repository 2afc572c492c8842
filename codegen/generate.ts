/** Schema files to generated files, pure: the same files in any order give the same bytes. */

import { emitActions } from './emit/emitActions.ts';
import { emitCalls } from './emit/emitCalls.ts';
import { emitDatabase } from './emit/emitDatabase.ts';
import { emitEntity } from './emit/emitEntity.ts';
import { emitGuards } from './emit/emitGuards.ts';
import { emitApis, emitBodies, emitDescriptors, emitEntities, emitRemotes } from './emit/emitIndexes.ts';
import { emitTables } from './emit/emitTables.ts';
import { emitValueTypes } from './emit/emitValueTypes.ts';
import { type Fault, sortFaults } from './fault.ts';
import { readOwnRoutes } from './read/readOwnRoutes.ts';
import { readSchema, type SourceFile } from './read/readSchema.ts';
import { checkRelations } from './resolve/checkRelations.ts';
import { checkScreens } from './resolve/checkScreens.ts';
import type { ResolvedSchema } from './resolve/resolved.ts';
import { resolveSchema } from './resolve/resolveSchema.ts';
import { resolveTables } from './resolve/resolveTables.ts';

export type Generated =
  | { readonly ok: false; readonly faults: readonly Fault[] }
  | { readonly ok: true; readonly schema: ResolvedSchema; readonly files: readonly SourceFile[] };

/** Folders in which everything is ours: what is not made again is removed. */
export const generatedFolders = ['schema/generated', 'server/generated'];

/** `registries`: of hand-written screens, whose addresses no generated screen takes. */
export function generate(sources: readonly SourceFile[], registries: readonly SourceFile[] = []): Generated {
  const faults: Fault[] = [];
  const source = readSchema(sources, faults);
  // What was not read is missing elsewhere: those faults would only hide what is wrong.
  if (faults.length > 0) return { ok: false, faults: sortFaults(faults) };
  const schema = resolveSchema(source, faults);
  checkScreens(schema, readOwnRoutes(registries), faults);
  if (faults.length > 0) return { ok: false, faults: sortFaults(faults) };
  const tables = resolveTables(schema);
  checkRelations(schema, tables, faults);
  if (faults.length > 0) return { ok: false, faults: sortFaults(faults) };
  const descriptors = schema.entities.map(({ descriptor }) => descriptor);
  const calls = schema.calls.map(({ descriptor }) => descriptor);
  const all = new Map(descriptors.map((descriptor) => [descriptor.name, descriptor]));
  const files = [
    ...descriptors.map((descriptor) => ({
      path: `schema/generated/${descriptor.area}/${descriptor.name}.ts`,
      text: emitEntity(descriptor, all),
    })),
    { path: 'schema/generated/bodies.ts', text: emitBodies(descriptors) },
    { path: 'schema/generated/actions.ts', text: emitActions(descriptors, calls, all) },
    { path: 'schema/generated/calls.ts', text: emitCalls(calls) },
    { path: 'schema/generated/apis.ts', text: emitApis(schema) },
    { path: 'schema/generated/descriptors.ts', text: emitDescriptors(descriptors) },
    { path: 'schema/generated/entities.ts', text: emitEntities(descriptors) },
    { path: 'schema/generated/values.ts', text: emitValueTypes(descriptors) },
    { path: 'server/generated/database.ts', text: emitDatabase(tables) },
    { path: 'server/generated/guards.sql', text: emitGuards(tables) },
    { path: 'server/generated/remotes.ts', text: emitRemotes(schema) },
    { path: 'server/generated/tables.ts', text: emitTables(tables) },
  ];
  return { ok: true, schema, files };
}
