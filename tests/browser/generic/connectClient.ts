/** Another client of the same API, beside the one in the browser. */
export type Json = Record<string, unknown>;

export interface Client {
  /** @throws with the answer's text when it is a refusal */
  call(method: string, path: string, body?: Json): Promise<Json>;
  /** @returns the new record's id */
  make(path: string, body: Json): Promise<string>;
}

export function connectClient({ origin, token }: { origin: string; token: string }): Client {
  async function call(method: string, path: string, body?: Json): Promise<Json> {
    const response = await fetch(`${origin}/ticketing/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? {} : ((await response.json()) as Json);
  }
  return {
    call,
    async make(path, body) {
      const { '@id': iri } = await call('POST', path, body);
      return String(iri).split('/').at(-1) ?? '';
    },
  };
}
