/**
 * Messages for who writes against the client, in the words of the specification, each with the next move. What
 * people read is written elsewhere.
 */

const texts = {
  contract: 'No contract id: select a contract first.',
  uploadOnly: 'Creating "{entity}" is forbidden: use upload.',
  empty: 'Unable to denormalize item.',
  noMetadata: 'The entity "{entity}" has no metadata. Its records are passed on as they come.',
  relationType:
    'The relation "{relation}" must be a string, an object or null, and is {found}. Check the requested fields.',
  relationUndefined: 'The relation "{relation}" must be defined. Check the requested fields.',
  configuration: 'The configuration of {part} needs "{name}".',
} as const;

export type DeveloperErrorCode = keyof typeof texts;

type Values = Readonly<Record<string, string>>;

export function developerText(code: DeveloperErrorCode, values: Values = {}): string {
  return texts[code].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

export class DeveloperError extends Error {
  readonly code: DeveloperErrorCode;
  constructor(code: DeveloperErrorCode, values?: Values) {
    super(developerText(code, values));
    this.name = 'DeveloperError';
    this.code = code;
  }
}

const warned = new Set<string>();

/** Warns in the console, once a page. */
export function warnDeveloper(code: DeveloperErrorCode, values?: Values): void {
  const text = developerText(code, values);
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}

const configured = {
  'the REST client': ['host path', 'scheme'],
  'token generation': ['host path', 'scheme', 'client id', 'client secret', 'redirect URI'],
} as const;

type Part = keyof typeof configured;

/** @throws DeveloperError that names what is missing */
export function checkConfiguration<Name extends Part>(
  part: Name,
  values: Readonly<Record<(typeof configured)[Name][number], string | undefined>>,
): void {
  for (const name of configured[part] as readonly (typeof configured)[Name][number][])
    if (!values[name]) throw new DeveloperError('configuration', { part, name });
}
