/** The calls of a file: known by method and path, so that a name given by people stays. */
import { isDestructive } from '../../../schema/actionPath.ts';
import { freeMember } from '../../resolve/reservedNames.ts';
import type { AddRemark } from '../facts.ts';
import type { EntityPlan } from './entityPlan.ts';
import type { Values } from './printEntity.ts';

/** No document says what is given up: a start, for people to write out. */
const confirm = { en: 'This cannot be undone.', fr: 'Cette action est irréversible.' };

export function mergeActions(
  { existing, actions, name }: EntityPlan,
  remark: AddRemark,
): Map<string, Values> {
  const merged = new Map<string, Values>();
  const address = ({ method, path }: Values) =>
    `${String(method ?? 'POST')} ${String(path).replace(/\{\w+\}/g, '{}')}`;
  const documented = new Map([...actions].map(([key, values]) => [address(values), { key, values }]));
  for (const action of existing?.actions ?? []) {
    const found = documented.get(address(action.values));
    documented.delete(address(action.values));
    const { label: _label, path: _path, ...facts } = found?.values ?? {};
    merged.set(action.name, { ...action.values, ...facts });
    if (!found)
      remark('gone', `${name}.${action.name}`, 'the call stands in the file and not in the documents: kept');
  }
  for (const { key, values } of documented.values()) {
    const own = freeMember(key);
    let free = own;
    for (let count = 2; merged.has(free); count++) free = `${own}${count}`;
    merged.set(
      free,
      isDestructive({ method: String(values.method), path: String(values.path) })
        ? { ...values, confirm }
        : values,
    );
  }
  return merged;
}
