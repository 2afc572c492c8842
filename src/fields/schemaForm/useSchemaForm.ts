/**
 * A form of a hand-written screen. Its rules are one zod schema (of `zod/mini`), whose messages are keys of texts; the
 * forms of entities are made from their descriptors instead (`generic/EntityForm.tsx`).
 */
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { type FormSchema, resolveSchema } from './resolveSchema.ts';

/** Checked when it is sent, and from then on with every change. */
export function useSchemaForm<Values extends FieldValues>(
  schema: FormSchema<Values>,
  defaultValues: DefaultValues<NoInfer<Values>>,
): UseFormReturn<Values> {
  return useForm<Values>({ defaultValues, resolver: resolveSchema(schema) });
}
