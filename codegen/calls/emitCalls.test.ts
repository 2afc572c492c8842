/** Documents of calls in, types out; what was made once is known by its digest, and a hand's edit is seen. */
import { describe, expect, it } from 'vitest';
import { callsPath, emitCalls, isCurrent } from './emitCalls.ts';

const document = (path: string) => ({
  path: 'schema/calls/till.openapi.json',
  text: JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Till', version: '1' },
    paths: {
      [path]: {
        get: {
          operationId: 'readTill',
          responses: {
            200: {
              description: 'The till.',
              content: {
                'application/json': { schema: { type: 'array', items: { enum: ['open', 'closed'] } } },
              },
            },
          },
        },
      },
    },
  }),
});

async function emit(path = '/till'): Promise<string> {
  const made = await emitCalls(document(path));
  if ('fault' in made) throw new Error(made.fault.hint);
  return made.text;
}

describe('the types of calls', () => {
  it('are named after their document, and say what made them', async () => {
    expect(callsPath(document('/till'))).toBe('schema/generated/calls/till.ts');
    expect((await emit()).split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(
        /^\/\/ Made by codegen from schema\/calls\/till\.openapi\.json with openapi-typescript 7\.\d+\.\d+\. Never edit: /,
      ),
      expect.stringMatching(/^\/\/ sha256 [0-9a-f]{64}$/),
    ]);
  });

  it('are of what the call answers', async () => {
    expect(await emit()).toContain('readonly "application/json": readonly ("open" | "closed")[];');
  });

  it('are the same for the same document', async () => {
    expect(await emit()).toBe(await emit());
  });

  it('are current until the document or a hand changes', async () => {
    const text = await emit();
    expect(isCurrent(document('/till'), text)).toBe(true);
    expect(isCurrent(document('/tills'), text)).toBe(false);
    expect(isCurrent(document('/till'), text.replace('open', 'ajar'))).toBe(false);
    expect(isCurrent(document('/till'), '')).toBe(false);
  });

  it('are refused of what is no document', async () => {
    expect(await emitCalls({ path: 'schema/calls/till.openapi.json', text: '{' })).toEqual({
      fault: {
        file: 'schema/calls/till.openapi.json',
        line: 1,
        message: 'The file is no OpenAPI document that types can be made of.',
        hint: expect.stringContaining('JSON'),
      },
    });
  });
});
