/** The access token that a party of a socket sends: of the box channel, and of live updates. */
import * as z from 'zod';

const held = z.object({ access_token: z.string().min(1) }).transform(({ access_token }) => access_token);

const json = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('is no JSON');
      return z.NEVER;
    }
  })
  .pipe(held);

const bare = z
  .string()
  .min(1)
  .refine((text) => !text.trimStart().startsWith('{'));

/** The token object of the specification arrives as JSON text; a bare token and an object are taken as well. */
export const socketToken = z.union([bare, json, held]);
