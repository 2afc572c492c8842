/** OpenAPI 3.1 of every API, made from the same descriptors as the routes. */
import type { ApiDescriptor, CallDescriptor } from '../../schema/descriptor.ts';
import type { Model } from '../plan/resource.ts';
import { describePaths } from './describePaths.ts';
import { describeSchemas } from './describeSchemas.ts';

export function openApiDocument(
  model: Model,
  { apis, calls }: { readonly apis: readonly ApiDescriptor[]; readonly calls: readonly CallDescriptor[] },
): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'Ticketing back-office',
      version: '1',
      description: apis.map((api) => api.label.en).join(', '),
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths: describePaths(model, { apis, calls }),
    components: {
      schemas: describeSchemas(model),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  });
}
