/** A record as pickers hand it on: with its short id, and whatever was asked of it. */
export type Picked = Readonly<Record<string, unknown>> & { readonly id: string };
