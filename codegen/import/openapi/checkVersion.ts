/** Refuses what is no OpenAPI 3. */
import type { Document } from '../document.ts';
import { placeAt, Refusal } from '../document.ts';

export function checkVersion(document: Document): void {
  const { openapi, swagger } = document.value as { openapi?: unknown; swagger?: unknown };
  if (swagger !== undefined)
    throw new Refusal(
      placeAt(document, '/swagger'),
      `The document is Swagger ${String(swagger)}.`,
      'Convert it to OpenAPI 3, e.g. `npx swagger2openapi`, and import that.',
    );
  // YAML reads `openapi: 3.0` without quotes as the number 3.
  const isKnown = typeof openapi === 'string' ? /^3\.\d/.test(openapi) : openapi === 3 || openapi === 3.1;
  if (!isKnown)
    throw new Refusal(
      placeAt(document, '/openapi'),
      `The "openapi" is ${JSON.stringify(openapi)}.`,
      'Give a document of OpenAPI 3.0 or 3.1.',
    );
}
