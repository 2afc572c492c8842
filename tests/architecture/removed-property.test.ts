/**
 * A property that the schema no longer has is an error in each override that relied on it: where TypeScript sees it, at
 * compile time, and where SQL is text, when statements are prepared. The generated types are changed in memory only;
 * TypeScript then reads the registries and what they load, as `npm run types` does.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { listSamples, listStatements } from '../../server/sql/sqlText.ts';
import { checkSql } from '../checkSql.ts';

const root = resolve(import.meta.dirname, '../..');

const database = 'server/generated/database.ts';

const ownFiles = globSync('overrides/**/{screens,server}{.ts,.tsx,/**/*.{ts,tsx}}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const listNaming = (name: RegExp): readonly string[] =>
  ownFiles.filter(({ text }) => name.test(text)).map(({ file }) => file);

/** Screens that ask a cart or an order's line for it, which have it too. */
const ofOthers: readonly string[] = [
  'overrides/orders/Order/screens/OrderTickets.tsx',
  'overrides/sale/CartPages/screens/CartCustomer.tsx',
  'overrides/sale/CartPages/screens/EditCart.tsx',
  'overrides/sale/CashRegister/screens/useCart.ts',
  'overrides/sale/OpenCarts/screens/useOpenCarts.ts',
];

/**
 * What goes, and what relied on it: screens and servers that do not compile, statements that cannot be prepared. Of two
 * of them every file that names them is looked for, so that none can be left out.
 */
const cases = [
  {
    property: 'bookableStock',
    entity: 'EventDate',
    from: 'schema/generated/programming/EventDate.ts',
    where: [
      'overrides/programming/EventDate/screens/StockBar.tsx',
      'overrides/programming/screens.ts',
      'overrides/sale/CashRegister/screens/useProgramme.ts',
      'overrides/sale/Home/screens/Home.tsx',
    ],
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
    where: ['overrides/customers/Customer/server/behaviour.ts'],
  },
  {
    property: 'endDate',
    entity: 'DeskSession',
    from: 'schema/generated/desk/DeskSession.ts',
    where: ['overrides/desk/DeskSession/server/behaviour.ts'],
  },
  {
    property: 'title',
    entity: 'Ticketing',
    from: 'schema/generated/programming/Ticketing.ts',
    where: [
      'overrides/accounts/AccountsUser/server/explainRights.ts',
      'overrides/programming/ShowProgramme/screens/NewShow.tsx',
      'overrides/programming/ShowProgramme/screens/useProgramme.ts',
      'overrides/programming/ShowProgramme/server/actions.ts',
      'overrides/sale/CashRegister/screens/useProgramme.ts',
      'overrides/sale/Home/screens/Home.tsx',
      ...listNaming(/\bticketing: \[[^\]]*'title'|'Ticketing\.\w+', \[[^\]]*'title'/),
    ],
    column: { table: 'ticketing', name: 'title' },
  },
  {
    property: 'customerPaidAmount',
    entity: 'Order',
    from: 'schema/generated/orders/Order.ts',
    where: [
      'overrides/orders/Order/screens/OrderSummary.tsx',
      'overrides/sale/CashRegister/screens/DonePanel.tsx',
      'overrides/sale/CashRegister/screens/useCheckout.ts',
      'overrides/sale/SessionSales/screens/SessionSales.tsx',
      ...listNaming(/'customerPaidAmount'|property="customerPaidAmount"/).filter(
        (file) => file.includes('/screens/') && !ofOthers.includes(file),
      ),
    ],
    column: { table: 'order', name: 'customer_paid_amount' },
  },
] as const;

/** Files of statements that name a column by an alias of its table, or write it. */
function findStatements({ table, name }: Column): readonly string[] {
  const named = [...listStatements(), ...listSamples()].filter(({ text }) => {
    const aliases = [...text.matchAll(new RegExp(`"${table}" (?:AS )?"?(\\w+)`, 'g'))].map(
      ([, alias]) => alias,
    );
    const isWritten = new RegExp(`INSERT INTO "${table}" \\([^)]*"${name}"`).test(text);
    return isWritten || aliases.some((alias) => new RegExp(`\\b${alias}"?\\."${name}"`).test(text));
  });
  return [...new Set(named.map(({ file }) => relative(root, file)))].sort();
}

type Column = { readonly table: string; readonly name: string };

const columns: readonly Column[] = cases.flatMap((one) => ('column' in one ? [one.column] : []));

/** The text without a member of one of its types. */
const dropMember = (text: string, type: string, member: string): string =>
  text.replace(new RegExp(`(interface ${type} \\{\n(?:.*\n)*?)  readonly ${member}\\??: .*\n`), '$1');

const pascal = (name: string) => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Generated files as they were without what goes. */
function dropAll(file: string, text: string): string {
  if (file === database)
    return columns.reduce((left, { table, name }) => dropMember(left, `${pascal(table)}Table`, name), text);
  return cases
    .filter(({ from }) => from === file)
    .reduce(
      (left, { property }) => left.replace(new RegExp(`^  readonly ${property}\\??: .*\\n`, 'gm'), ''),
      text,
    );
}

/** `file: the lines it is about: message` of every error in the files that relied on something. */
let faults: readonly string[];

function describeFault({ file, start = 0, length = 0, messageText }: ts.Diagnostic): string {
  const text = file?.text ?? '';
  const end = text.indexOf('\n', start + length);
  const lines = text.slice(text.lastIndexOf('\n', start) + 1, end);
  return `${relative(root, file?.fileName ?? '')}: ${lines}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

beforeAll(() => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => {
    const text = readFile(file);
    return text && dropAll(relative(root, file), text);
  };
  host.getSourceFile = (file, target) => {
    const text = host.readFile(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, target);
  };
  const registries = globSync('overrides/*/{screens,server}.ts', { cwd: root }).map((file) =>
    join(root, file),
  );
  const program = ts.createProgram(registries, { ...options, noEmit: true, noErrorTruncation: true }, host);
  const files = [...new Set(cases.flatMap(({ where }): readonly string[] => where))];
  faults = files.flatMap((file) =>
    program.getSemanticDiagnostics(program.getSourceFile(join(root, file))).map(describeFault),
  );
});

describe.each(cases)('$entity without its $property', ({ property, where: listed, ...more }) => {
  const where: readonly string[] = [...new Set<string>(listed)];
  const names: readonly string[] = 'column' in more ? [property, more.column.name] : [property];

  it.each(where)('does not compile in %s', (file) => {
    const own = faults.filter((fault) => fault.startsWith(`${file}: `));
    expect(own.filter((fault) => names.some((name) => fault.includes(name)))).not.toEqual([]);
  });
});

it('is why each of them does not compile', () => {
  const names = [...cases.map(({ property }) => property), ...columns.map(({ name }) => name)];
  const fileOf = (fault: string) => fault.split(': ', 1)[0] ?? '';
  const explained = faults.filter((fault) => names.some((name) => fault.includes(name))).map(fileOf);
  // What follows from the first error of a file is about other lines.
  expect(faults.filter((fault) => !explained.includes(fileOf(fault)))).toEqual([]);
});

describe.each(cases.filter((one) => 'column' in one))(
  'the tables without the $property of $entity',
  ({ column: { table, name } }) => {
    it('have statements that cannot be asked: every one that names the column', async () => {
      const left = await checkSql((empty) =>
        empty.exec(`ALTER TABLE "${table}" RENAME COLUMN "${name}" TO "renamed"`),
      );
      expect(left.filter((fault) => !fault.includes(name))).toEqual([]);
      const files = left.map((fault) => fault.replace(/:\d+: .*/s, ''));
      const named = findStatements({ table, name });
      expect(named.length).toBeGreaterThan(1);
      expect(named.filter((file) => !files.includes(file))).toEqual([]);
    });
  },
);
