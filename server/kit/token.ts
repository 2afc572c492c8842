/** Names what one part of the server gives to others, with its type: what is given is what is used. */
export interface Token<Value> {
  readonly name: string;
  /** Gives the token its type, and is never set. */
  readonly value?: Value;
}

export function defineToken<Value>(name: string): Token<Value> {
  return { name };
}
