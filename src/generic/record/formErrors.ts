/** The errors of a form as a list: which field, and what is wrong with it. Pure. */

export interface FieldError {
  /** Path in the form, e.g. `checkpoints.0.name`. */
  readonly path: string;
  readonly message: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** react-hook-form keeps them as a tree; a leaf is what has a message. */
export function listErrors(errors: unknown, path = ''): readonly FieldError[] {
  if (!isObject(errors)) return [];
  if (typeof errors.message === 'string') return [{ path, message: errors.message }];
  return Object.entries(errors).flatMap(([name, below]) =>
    name === 'ref' ? [] : listErrors(below, path ? `${path}.${name}` : name),
  );
}
