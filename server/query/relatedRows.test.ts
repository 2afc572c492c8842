import { describe, expect, it } from 'vitest';
import { apis } from '../../schema/generated/apis.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { policyCodes } from '../../schema/policies.ts';
import type { Rights } from '../kit.ts';
import { selectFields } from '../plan/planFields.ts';
import { createModel, targetOf } from '../plan/resource.ts';
import { seenModel } from '../rights/seenModel.ts';
import { relatedRows } from './relatedRows.ts';
import { renderRead } from './renderRead.ts';

const whole = createModel({ descriptors: Object.values(descriptors), apis, behaviours: [] });

const rightsOf = (code: string): Rights => ({ policies: new Map([[code, 'all']]), signature: code });

describe('the records that point to one', () => {
  it.each(policyCodes)('are found by a column that has a name, for who has "%s" alone', (code) => {
    const model = seenModel(whole, rightsOf(code));
    const nameless: string[] = [];
    for (const resource of model.values())
      for (const property of resource.descriptor.properties) {
        if (!property.inverse || resource.descriptor.scope === 'value') continue;
        const asked = ['@id', '@count'].map(
          (name) => new Map([[property.name, new Map([[name, undefined]])]]),
        );
        const texts = [
          ...asked.map((tree) => renderRead(model, selectFields(model, resource, tree))),
          relatedRows(model, resource, property, { row: 't', alias: 'r' }),
        ];
        if (texts.some((text) => text.includes('""')))
          nameless.push(`${resource.name}.${property.name} of ${targetOf(model, property).name}`);
      }
    expect(nameless).toEqual([]);
  });
});
