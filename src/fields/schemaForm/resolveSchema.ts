/** Lets react-hook-form check a form by a zod schema. Pure. */
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** What comes out is what went in, perhaps trimmed: a form keeps its values as they are typed. */
export type FormSchema<Values> = ZodMiniType<Values, Values>;

/** Of each field the first rule that is broken: people mend one after the other. */
export function resolveSchema<Values extends FieldValues>(schema: FormSchema<Values>): Resolver<Values> {
  return (values) => {
    const checked = schema.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, code, message } of checked.error.issues) {
      const name = path.join('.');
      if (get(errors, name) === undefined) set(errors, name, { type: code, message });
    }
    return { values: {}, errors };
  };
}
