/** Documents to facts, whichever kind they are: Hydra, Hydra with an OpenAPI beside it, or OpenAPI alone. */
import { type Document, Refusal } from './document.ts';
import type { AddRemark, ApiFacts } from './facts.ts';
import { readHydra } from './hydra/readHydra.ts';
import type { FindContext } from './jsonld/context.ts';
import { mergeFacts } from './mergeFacts.ts';
import { isOpenApi } from './openapi/isOpenApi.ts';
import { readOpenApi } from './openapi/readOpenApi.ts';
import type { ApiEntry } from './write/placeApi.ts';

export interface Documents {
  readonly document: Document;
  readonly openApi?: Document | undefined;
  /** The entrypoint and collections, saved or answered, that show where things are. */
  readonly companions: readonly Document[];
  readonly findContext: FindContext;
  /** Address the document came from or is at. */
  readonly base?: string | undefined;
}

export function readFacts(sources: Documents, known: readonly ApiEntry[], remark: AddRemark): ApiFacts {
  const { document, openApi, companions, base } = sources;
  const bases = known.map((one) => one.base + (one.prefix ?? ''));
  const place = { file: document.file, line: 1, pointer: '' };
  if (isOpenApi(document.value)) {
    if (openApi)
      throw new Refusal(
        place,
        'This document is OpenAPI already.',
        'Leave "--openapi" out, or give the Hydra documentation first.',
      );
    return readOpenApi(document, { bases }, remark);
  }
  if (openApi && !isOpenApi(openApi.value))
    throw new Refusal(
      { ...place, file: openApi.file },
      'The document given with "--openapi" has no "openapi".',
      'Give an OpenAPI 3 document.',
    );
  const missed = new Set<string>();
  const miss = (address: string) => {
    if (!missed.has(address))
      remark(
        'note',
        'the context',
        `"${address}" is not at hand: read with Hydra's own words. Save it beside the document, in "companions/", if names come out wrong`,
      );
    missed.add(address);
  };
  const hydra = readHydra(
    { document, companions, base, reading: { find: sources.findContext, miss } },
    remark,
  );
  if (!openApi) return hydra;
  return mergeFacts(hydra, readOpenApi(openApi, { bases, hydra: hydra.classes }, remark), remark);
}
