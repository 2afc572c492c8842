/** What a person's own settings may be: small JSON values by key. The keys are the screens' (`list.Ticketing`). */

export const MOST_SETTINGS = 500;
export const MOST_CHARACTERS = 50_000;

/** Null takes a setting away. */
export type SettingsChange = Readonly<Record<string, unknown>>;

const isObject = (body: unknown): body is SettingsChange =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** A change of settings, or what is wrong with it, for people who write clients. */
export function readSettingsChange(body: unknown): { change: SettingsChange } | { fault: string } {
  if (!isObject(body)) return { fault: 'The body is no JSON object.' };
  const fault = findFault(body);
  return fault === undefined ? { change: body } : { fault };
}

function findFault(body: SettingsChange): string | undefined {
  const entries = Object.entries(body);
  if (entries.length > MOST_SETTINGS)
    return `There are ${entries.length} settings in one call, more than ${MOST_SETTINGS}.`;
  for (const [name, value] of entries) {
    if (!/^[\w.-]{1,200}$/.test(name))
      return `The name "${name.slice(0, 80)}" is no setting: letters, digits, ".", "_" and "-", up to 200 of them.`;
    const length = JSON.stringify(value)?.length ?? 0;
    if (length > MOST_CHARACTERS)
      return `The setting "${name}" has ${length} characters, more than ${MOST_CHARACTERS}.`;
  }
  return undefined;
}
