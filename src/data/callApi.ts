/**
 * One call of an API beyond the five operations: JSON in, JSON out, in the name of who is signed in.
 * Throws ProblemError for every refusal, and for an unreachable server (status 0).
 */
import { readProblem } from 'ra-data-hydra/readProblem.ts';
import { apiFetch } from './apiFetch.ts';
import { ProblemError } from './ProblemError.ts';
import { violationText } from './violationText.ts';

export interface CallInit {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a form as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes a repeated POST count once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/**
 * @param path with the API's base, e.g. `/ticketing/v1/carts/12/checkout`
 * @returns the parsed JSON; undefined for 204; a Blob for anything that is not JSON
 */
export async function callApi<Answer = unknown>(path: string, init: CallInit = {}): Promise<Answer> {
  const headers: Record<string, string> = {
    Accept: 'application/ld+json, application/json;q=0.9, */*;q=0.5',
  };
  const form = init.body instanceof FormData ? init.body : undefined;
  if (init.body !== undefined && !form)
    headers['Content-Type'] =
      init.method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json';
  if (init.idempotencyKey) headers['Idempotency-Key'] = init.idempotencyKey;
  const response = await apiFetch(path, {
    method: init.method ?? 'GET',
    headers: { ...headers, ...init.headers },
    ...(init.body !== undefined && {
      body: form ?? JSON.stringify(init.body),
    }),
    ...(init.signal && { signal: init.signal }),
  }).catch((error: unknown) => {
    if (error instanceof TypeError) throw new ProblemError(0, { code: 'NETWORK', message: error.message });
    throw error;
  });
  if (!response.ok) throw await readProblem(response, violationText);
  if (response.status === 204) return undefined as Answer;
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return (await (isJson ? response.json() : response.blob())) as Answer;
}
