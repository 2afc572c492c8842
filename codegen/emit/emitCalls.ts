/** The calls that belong to no entity, for the server's engine and, by their API, for screens. Their types: `emitActions`. */
import type { CallDescriptor } from '../../schema/descriptor.ts';
import { madeFrom } from './madeFrom.ts';

export const emitCalls = (calls: readonly CallDescriptor[]): string =>
  [
    madeFrom('schema/*/calls.jsonld'),
    "import type { CallDescriptor } from '../descriptor.ts';\n",
    "import type { PlainCall } from './actions.ts';\n\n",
    'export const calls: Readonly<Record<PlainCall, CallDescriptor>> = {\n',
    ...calls.map((call) => `  '${call.name}': ${JSON.stringify(call)},\n`),
    '};\n',
  ].join('');
