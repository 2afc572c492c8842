/**
 * A property that the schema no longer has is a compile error in each override that relied on it. The generated types
 * are changed in memory only; TypeScript then reads the registries and what they load, as `npm run types` does.
 */
import { globSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What goes, and which overrides of each rung of the ladder relied on it. */
const cases = [
  {
    property: 'bookableStock',
    entity: 'EventDate',
    from: 'schema/generated/programming/EventDate.ts',
    where: ['overrides/programming/EventDate/screens/StockBar.tsx', 'overrides/programming/screens.ts'],
  },
  {
    property: 'balance',
    entity: 'Order',
    from: 'schema/generated/orders/Order.ts',
    where: ['overrides/orders/Order/screens/OrderSummary.tsx'],
  },
  {
    property: 'verticalDistance',
    entity: 'Sticker',
    from: 'schema/generated/tickets/Sticker.ts',
    where: [
      'overrides/tickets/Sticker/model.ts',
      'overrides/tickets/Sticker/screens/StickerForm.tsx',
      'overrides/tickets/Sticker/screens/StickerShow.tsx',
    ],
  },
  // Set by a hook of its entity, and by an action.
  {
    property: 'displayName',
    entity: 'Customer',
    from: 'schema/generated/customers/Customer.ts',
    where: ['overrides/customers/Customer/server.ts'],
  },
  {
    property: 'endDate',
    entity: 'DeskSession',
    from: 'schema/generated/desk/DeskSession.ts',
    where: ['overrides/desk/DeskSession/server/behaviour.ts'],
  },
] as const;

/** `file: message` of every error in the files that relied on something. */
let faults: readonly string[];

beforeAll(() => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => {
    const text = readFile(file);
    const gone = cases.find(({ from }) => join(root, from) === file);
    return gone ? text?.replace(new RegExp(`^  readonly ${gone.property}\\??: .*\\n`, 'gm'), '') : text;
  };
  host.getSourceFile = (file, target) => {
    const text = host.readFile(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, target);
  };
  const registries = globSync('overrides/*/{screens,server}.ts', { cwd: root }).map((file) =>
    join(root, file),
  );
  const program = ts.createProgram(registries, { ...options, noEmit: true }, host);
  faults = cases
    .flatMap(({ where }) => where)
    .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(join(root, file))))
    .map(
      ({ file, messageText }) =>
        `${relative(root, file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
});

describe.each(cases)('$entity without its $property', ({ property, where }) => {
  it.each(where)('does not compile in %s', (file) => {
    const own = faults.filter((fault) => fault.startsWith(`${file}: `));
    expect(own.join('\n')).toContain(property);
  });
});

it('is all that does not compile there', () => {
  const names = cases.map(({ property }) => property);
  expect(faults.filter((fault) => !names.some((name) => fault.includes(name)))).toEqual([]);
});
