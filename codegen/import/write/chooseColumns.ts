/** What a list shows of an entity that nobody has arranged, by what its properties are called. */
import type { Described } from './describeProperties.ts';

const LISTED = [
  'string',
  'email',
  'phone',
  'color',
  'integer',
  'number',
  'boolean',
  'money',
  'date',
  'dateTime',
];

const isColumn = ({ values }: Described): boolean =>
  !values.many && !values.secret && (values.in !== undefined || LISTED.includes(String(values.range)));

/** The property that names a record to people, by what properties are called. */
export function chooseTitle(properties: readonly Described[]): string {
  const texts = properties.filter(
    ({ values }) => values.range === 'string' && !values.many && !values.secret,
  );
  const wanted = [
    'name',
    'title',
    'label',
    'fullName',
    'displayName',
    'headline',
    'subject',
    'username',
    'email',
    'code',
    'slug',
    'reference',
  ];
  const named = wanted.flatMap((name) => properties.find((one) => one.name === name && isColumn(one)) ?? []);
  const plain = texts.find(({ name }) => !/(?:Id|Uuid|Url|At|Type|Status)$/.test(name));
  const isConstant = ({ values }: Described) => Array.isArray(values.in) && values.in.length === 1;
  const varied = properties.find((one) => isColumn(one) && !isConstant(one));
  const long = properties.find(({ values }) => values.range === 'text' && !values.many);
  return (named[0] ?? plain ?? long ?? varied ?? properties.find(isColumn) ?? properties[0])?.name ?? '';
}

/** The columns of a list that nobody has arranged: the title and the next few that fit in a cell. */
export function chooseColumns(properties: readonly Described[], title: string): Set<string> {
  const others = properties.filter((one) => one.name !== title && isColumn(one)).map(({ name }) => name);
  return new Set([title, ...others.slice(0, 4)]);
}
