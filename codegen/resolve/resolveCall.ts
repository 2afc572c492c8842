/** One call that belongs to no entity: the method and the path in its name, and the names of what it takes and answers. */
import type { CallDescriptor } from '../../schema/descriptor.ts';
import { callKeys } from '../../schema/keys/callKeys.ts';
import { SIGNED_IN } from '../../schema/policies.ts';
import type { Fault } from '../fault.ts';
import { hintNearest } from '../nearest.ts';
import type { CallSource, SchemaSource } from '../read/readSchema.ts';
import { checkPolicies } from './checkRights.ts';
import { describeKeys } from './describeKeys.ts';
import { checkNames } from './resolveAction.ts';
import type { Catalog, Report } from './resolveKind.ts';

const pattern = /^(GET|POST|PUT|PATCH|DELETE) (\/\S+)$/;

function checkHead({ name, area, values }: CallSource, schema: SchemaSource, report: Report): void {
  const { api, summary, rights } = values;
  if (!pattern.test(name))
    report('', `"${name}" is no call.`, 'Write its method and its path below the API: "GET /me/rights".');
  const apis = schema.apis.map((one) => one.name);
  if (!apis.includes(String(api)))
    report('api', `The api ${JSON.stringify(api)} of "${name}" is unknown.`, hintNearest(String(api), apis));
  const areas = schema.areas.map((one) => one.name);
  if (!areas.includes(area))
    report('', `The folder "${area}" is no area.`, hintNearest(area, areas, 'Areas are'));
  if (summary === undefined)
    report('', `The call "${name}" has no summary.`, 'Write "summary": what it does, in a sentence.');
  if (rights === undefined)
    report('', `The call "${name}" has no rights.`, `Write "rights": "${SIGNED_IN}" or a policy.`);
  else checkPolicies('rights', rights, report);
}

/** Any page can make a browser follow a link, so that it must change nothing of anybody's. */
function checkNavigation({ name, values }: CallSource, report: Report): void {
  if (values.navigation === undefined) return;
  if (!name.startsWith('GET ') || values.scope !== 'account')
    report(
      'navigation',
      `The call "${name}" is a navigation, which is a GET of scope "account".`,
      'Write its method and its scope so, or leave "navigation" out.',
    );
}

/** Without a contract there are no policies to hold, and no records to read. */
function checkAccountCall(
  { name, values }: CallSource,
  { catalog, report }: { catalog: Catalog; report: Report },
): void {
  if (values.scope !== 'account') return;
  if (values.rights !== undefined && values.rights !== SIGNED_IN)
    report(
      'rights',
      `The call "${name}" of scope "account" asks for ${JSON.stringify(values.rights)}, which is held in a contract.`,
      `Write "rights": "${SIGNED_IN}", or leave the scope out.`,
    );
  for (const key of ['expects', 'returns'] as const) {
    const entity = catalog.get(String(values[key]).replace(/^collection:/, ''));
    if (entity && entity.values.scope !== 'value')
      report(
        key,
        `The call "${name}" of scope "account" ${key} "${entity.name}", which belongs to a contract.`,
        'Name an entity of scope "value", or leave the scope out.',
      );
  }
}

export function resolveCall(
  source: CallSource,
  schema: SchemaSource,
  { catalog, faults }: { readonly catalog: Catalog; readonly faults: Fault[] },
): CallDescriptor {
  const { name, area, values } = source;
  const report: Report = (key, message, hint) =>
    faults.push({ file: source.file, line: source.lineOf(key), message, hint });
  checkHead(source, schema, report);
  checkNames(source, { catalog, report, what: 'call' });
  checkAccountCall(source, { catalog, report });
  checkNavigation(source, report);
  const [, method = 'GET', path = '/'] = pattern.exec(name) ?? [];
  return {
    name,
    area,
    method,
    path,
    ...describeKeys(callKeys, source, { api: String(values.api) }),
  } as CallDescriptor;
}
