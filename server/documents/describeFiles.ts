/** OpenAPI of the calls that give and take files: exports, imports and what an import refused. */
import type { Resource } from '../plan/resource.ts';
import type { FileCall } from '../plan/servedCalls.ts';

type Node = Record<string, unknown>;

const choice = (name: string, values: readonly string[], description: string): Node => ({
  name,
  in: 'query',
  schema: { type: 'string', enum: values },
  description,
});

const exportOptions: readonly Node[] = [
  choice(
    'header',
    ['labels', 'names'],
    'Labels, titles and amounts for people, or names, IRIs and minor units for machines.',
  ),
  choice('language', ['en', 'fr'], 'Of labels; otherwise by the header Accept-Language.'),
];
const csvOptions: readonly Node[] = [
  choice('delimiter', [',', ';', 'tab'], 'Between cells.'),
  choice('bom', ['0', '1'], 'Whether the file begins with the mark by which Excel knows UTF-8.'),
];

const upload: Node = {
  type: 'object',
  properties: {
    file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'CSV or XLSX.' },
    options: {
      type: 'object',
      properties: {
        dryRun: { type: 'boolean', description: 'Reports what would be done, and does nothing.' },
        mapping: {
          type: 'object',
          additionalProperties: { type: ['string', 'null'] },
          description: 'Property by column; null leaves a column out. Without it: as suggested.',
        },
        key: {
          type: 'string',
          description: 'The property by which a row is a record that is there already.',
        },
        sheet: { type: 'string' },
        delimiter: { type: 'string' },
        money: { type: 'string', enum: ['major', 'minor'] },
        clear: { type: 'boolean', description: 'Empty cells empty the property of a record that is there.' },
        stopOnError: { type: 'boolean', description: 'All rows or none.' },
      },
    },
  },
  required: ['file'],
};

/** @param filters the parameters of the entity's list */
export function describeFiles({ descriptor }: Resource, call: FileCall, filters: readonly Node[]): Node {
  const { plural } = descriptor;
  const contract = { name: 'contract', in: 'query', schema: { type: 'string' }, description: 'Id or IRI.' };
  if (call === 'importErrors')
    return {
      summary: `The rows of an import of ${plural.en} that were refused, as CSV.`,
      parameters: [contract],
    };
  if (call === 'import')
    return {
      summary: `Creates and changes ${plural.en} from a CSV or XLSX file.`,
      parameters: [contract],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: upload,
            encoding: { options: { contentType: 'application/json' } },
          },
        },
      },
    };
  const as = { exportCsv: 'as CSV', exportXlsx: 'as a workbook', exportJsonld: 'as one JSON-LD document' };
  const isPage = ({ name }: Node): boolean => /^(page|itemsPerPage|cursor|count)$/.test(String(name));
  return {
    summary: `All ${plural.en} that the filters match, ${as[call]}.`,
    parameters: [
      ...filters.filter((one) => !isPage(one)),
      ...(call === 'exportJsonld' ? [] : exportOptions),
      ...(call === 'exportCsv' ? csvOptions : []),
    ],
  };
}

const file = (description: string, type: string): Node => ({
  description,
  content: { [type]: { schema: { type: 'string' } } },
});

const counts = Object.fromEntries(
  ['rows', 'created', 'updated', 'unchanged', 'failed'].map((name) => [name, { type: 'integer' }]),
);

export function fileAnswers(call: FileCall): Node {
  const json = (description: string, properties: Node): Node => ({
    description,
    content: { 'application/json': { schema: { type: 'object', properties } } },
  });
  switch (call) {
    case 'exportCsv':
      return { '200': file('The rows, sent as they are read.', 'text/csv') };
    case 'exportXlsx':
      return {
        '200': file(
          'The rows, sent as they are read.',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        ),
      };
    case 'exportJsonld':
      return { '200': file('The records, sent as they are read.', 'application/ld+json') };
    case 'importErrors':
      return { '200': file('The rows as they came, and beside them why.', 'text/csv') };
    default:
      return {
        '200': json('Done, or what would be done.', counts),
        '202': json('Begun as a job, which reports its progress.', { job: { type: 'string' } }),
      };
  }
}
