/** Every entity of the metadata as a resource of `ra-data-hydra`, each API on its base. Asks for no API document. */
import type { DataProvider } from 'ra-core';
import { hydraDataProvider } from 'ra-data-hydra';
import { DeveloperError } from 'ra-data-hydra/developerErrors.ts';
import type { HydraResource, HydraShape } from 'ra-data-hydra/options.ts';
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { apis } from '../../schema/generated/apis.ts';
import { entities } from '../../schema/generated/entities.ts';
import { apiFetch } from './apiFetch.ts';
import { apiUrl } from './apiUrl.ts';
import { writableProperties } from './choose.ts';
import { loadSchema } from './descriptors.ts';
import type { Entities } from './paths.ts';
import { violationText } from './violationText.ts';

function shapeOf(entity: EntityDescriptor, byName: Entities): HydraShape {
  const names = (slot: 'create' | 'edit') => writableProperties(entity, slot, byName).map(({ name }) => name);
  const relations = entity.properties.filter((property) => property.target !== undefined);
  const isUploaded =
    !entity.operations.includes('create') && entity.actions.some(({ name }) => name === 'upload');
  return {
    ...(isUploaded && { refuseCreate: new DeveloperError('uploadOnly', { entity: entity.name }) }),
    relations: Object.fromEntries(
      relations.map(({ name, target, many, embedded }) => [
        name,
        { resource: target ?? '', many: many ?? false, embedded: Boolean(embedded && many) },
      ]),
    ),
    writable: { create: names('create'), update: names('edit') },
  };
}

export function makeDataProvider(): DataProvider {
  const resources = Object.fromEntries(
    entities.map(({ name, api, collection }): [string, HydraResource] => [
      name,
      {
        api,
        path: collection,
        describe: async () => {
          const { entity, byName } = await loadSchema(name);
          return shapeOf(entity, byName);
        },
      },
    ]),
  );
  return hydraDataProvider({
    apis: Object.fromEntries(
      apis.map(({ name }) => [
        name,
        { url: () => apiUrl(name), fetch: apiFetch, violationText, isComplete: true },
      ]),
    ),
    resources,
  });
}
