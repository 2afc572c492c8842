/** An OpenAPI 3 document to facts: resources become classes, the objects inside them values, other calls actions. */
import { type Document, placeAt, Refusal } from '../document.ts';
import type { AddRemark, ApiFacts, ClassFacts } from '../facts.ts';
import { commonBase, serverPath } from './bases.ts';
import { addComponents, startBuilding } from './building.ts';
import { checkShapes } from './checkShapes.ts';
import { checkVersion } from './checkVersion.ts';
import { describeNamed, describeValue } from './describeClasses.ts';
import { findResources, listCalls } from './findResources.ts';
import { limitTo, type Named, nameResources } from './nameResources.ts';
import { readActions } from './readActions.ts';
import { reportSharedIds } from './reportSharedIds.ts';
import { reportUnread } from './reportUnread.ts';
import { textOf } from './textOf.ts';

/**
 * `bases`: where known APIs stand, with parameters that belong to the API and not to a collection. `hydra`: what the
 * other document says can be done, which decides what is an operation and what a call of its own.
 */
export function readOpenApi(
  document: Document,
  { bases, hydra = [] }: { readonly bases: readonly string[]; readonly hydra?: readonly ClassFacts[] },
  remark: AddRemark,
): ApiFacts {
  checkVersion(document);
  checkShapes(document);
  const calls = listCalls(document, serverPath(document));
  reportSharedIds(calls, remark);
  const found = findResources(document, calls);
  if (found.length === 0)
    throw new Refusal(
      placeAt(document, calls.length > 0 ? '/paths' : ''),
      'No path of the document answers records of a collection.',
      'Give a document with paths like "/books" and "/books/{id}" whose answers have a schema with properties.',
    );
  const base = commonBase(found);
  const limited = nameResources(found, { base, bases, hydra }).map((one) => limitTo(one, hydra, remark));
  return build({ document, remark, calls, base, named: limited, hydra });
}

function build(parts: {
  readonly document: Document;
  readonly remark: AddRemark;
  readonly calls: ReturnType<typeof listCalls>;
  readonly base: string;
  readonly named: readonly Named[];
  readonly hydra: readonly ClassFacts[];
}): ApiFacts {
  const { document, remark, calls, base, named, hydra } = parts;
  const building = startBuilding(document, named, remark);
  const resources = named.map((one) => describeNamed(building, one));
  addComponents(building, hydra);
  const used = new Set(named.flatMap(({ resource }) => resource.calls));
  const withActions = readActions({ building, calls, resources, used }, remark);
  const values: ClassFacts[] = [];
  while (building.waiting.length > 0) {
    const next = building.waiting.shift();
    if (next) values.push(describeValue(building, next));
  }
  reportUnread({ document, lost: building.lost, known: new Set(building.byComponent.keys()) }, remark);
  const info = (document.value as { info?: { title?: unknown } }).info;
  const title = textOf(info?.title);
  return {
    ...(title !== undefined && { title }),
    base,
    classes: [...withActions, ...values].filter(
      (one) => one.properties.length > 0 || reportEmpty(one.name, remark),
    ),
  };
}

function reportEmpty(name: string, remark: AddRemark): boolean {
  remark('note', name, 'its schema has no properties: left out');
  return false;
}
