/** `npm run rebuild -- <projection>`: all its values anew, contract by contract; without a name it lists them. */
import { listContracts } from '../database/listContracts.ts';
import type { Command, Projection } from '../kit.ts';
import { rebuildProjection } from './rebuildProjection.ts';

export function rebuildCommand(projections: readonly Projection[]): Command {
  return async ({ database, args, print }) => {
    const [name, ...more] = args;
    if (name === undefined) {
      for (const projection of projections) print(projection.name);
      return 0;
    }
    const projection = projections.find((one) => one.name === name);
    if (!projection || more.length > 0) {
      const known = projections.map((one) => `"${one.name}"`).join(', ');
      throw new Error(
        `"${args.join(' ')}" is no projection. There are ${known}. Usage: npm run rebuild [-- <name>]`,
      );
    }
    for (const contract of await listContracts(database)) {
      const { records, changed } = await rebuildProjection(database, projection, contract);
      print(`contract ${contract}: ${changed} of ${records} records differed`);
    }
    return 0;
  };
}
