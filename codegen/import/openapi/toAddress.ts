/** A path as other servers write it to one that ours can distinguish: each parameter once, alone or beside `.` and `-`. */
import { toSingular } from '../toSingular.ts';

/** `/people/{id}/pets/{id}`: the second is a pet. */
function nameParameters(path: string): string {
  const taken = new Set<string>();
  return path.replace(/(?:([\w-]+)\/)?\{([^}]+)\}/g, (whole, before: string | undefined, given: string) => {
    const own = given.replace(/\W+/g, '_');
    const called = toSingular((before ?? own).replace(/\W+/g, '_'));
    let name = taken.has(own) ? called : own;
    for (let count = 2; taken.has(name); count++) name = `${own}${count}`;
    taken.add(name);
    return whole.replace(/\{[^}]+\}$/, `{${name}}`);
  });
}

/** `/books/{id}:cancel` → `/books/{id}/cancel`; what is no part of an address becomes `_`. */
export function toAddress(path: string): string {
  const steps = path.replace(/\}[^\w/.{}-]*(?=[\w{])/g, '}/').replace(/\/:+/g, '/');
  const clean = steps.replace(/\{[^}]*\}|[^\w.~$&+,;=@/-]/g, (found) =>
    found.startsWith('{') ? found : '_',
  );
  return nameParameters(clean);
}
