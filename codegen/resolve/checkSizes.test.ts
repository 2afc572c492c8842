/** What PostgreSQL takes of one table. */
import { expect, it } from 'vitest';
import { readFixture } from '../fixtures/readFixture.ts';
import { entity, refuse } from '../fixtures/refuse.ts';

const survey = (count: number) => {
  const answers = Array.from({ length: count }, (_, index) => `"a${index}": { "range": "string" }`);
  return entity('Survey', `"collection": "/surveys", "title": "a0", "properties": { ${answers.join(', ')} }`);
};

it('an entity of more properties than a table has columns is refused', () => {
  expect(refuse(readFixture({ 'house/Survey.jsonld': survey(1598) }))).toEqual([]);
  expect(refuse(readFixture({ 'house/Survey.jsonld': survey(1599) }))).toEqual([
    'schema/house/Survey.jsonld:1 "Survey" stores 1599 properties, and a table of PostgreSQL has at most 1598 columns for them. Put those that belong together into an entity of "scope": "value", which is one column.',
  ]);
});
