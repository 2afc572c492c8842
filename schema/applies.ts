/** Whether a member of a value or an action is there for what is in the choices beside it. Pure. */
import type { PropertyDescriptor } from './descriptor.ts';

type Values = Readonly<Record<string, unknown>>;

/** @param members all that the value or the record may hold: an absent choice stands for its default */
export function applies(
  { when }: Pick<PropertyDescriptor, 'when'>,
  { values, members }: { readonly values: Values; readonly members: readonly PropertyDescriptor[] },
): boolean {
  return Object.entries(when ?? {}).every(([name, wanted]) => {
    const standing = values[name] ?? members.find((member) => member.name === name)?.default;
    return wanted.includes(String(standing));
  });
}
