// Made by codegen from schema/*/*.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../descriptor.ts';
import type { EntityName } from './entities.ts';

export const descriptors: Readonly<Record<EntityName, EntityDescriptor>> = {
};
