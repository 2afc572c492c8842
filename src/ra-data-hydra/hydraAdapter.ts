/** One API: its address, its fetch, its refusals. The provider above knows resources; this knows HTTP. */
import { checkConfiguration } from './developerErrors.ts';
import type { HydraApi } from './options.ts';
import { ProblemError } from './ProblemError.ts';
import { readProblem } from './readProblem.ts';

export interface HydraRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

export interface HydraAnswer {
  readonly json: unknown;
  readonly etag: string | null;
}

export interface HydraAdapter {
  readonly update: 'PATCH' | 'PUT';
  readonly isComplete: boolean;
  url(): Promise<string>;
  request(url: string, request?: HydraRequest): Promise<HydraAnswer>;
}

export function hydraAdapter(api: HydraApi): HydraAdapter {
  const send = api.fetch ?? ((input: string, init: RequestInit) => fetch(input, init));
  return {
    update: api.update ?? 'PATCH',
    isComplete: api.isComplete ?? false,
    async url() {
      const url = typeof api.url === 'function' ? await api.url() : api.url;
      // A path is the page's own origin, whose scheme is the page's.
      const scheme = url.startsWith('/') ? 'https' : /^(https?):\/\//.exec(url)?.[1];
      checkConfiguration('the REST client', { 'host path': url, scheme });
      return url;
    },
    async request(url, { method = 'GET', body, headers, signal } = {}) {
      const response = await send(url, {
        method,
        headers: {
          Accept: 'application/ld+json',
          ...(body !== undefined && {
            'Content-Type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json',
          }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }).catch((error: unknown) => {
        // fetch throws TypeError for a server that cannot be reached; an abort keeps its own name.
        if (error instanceof TypeError)
          throw new ProblemError(0, { code: 'NETWORK', message: error.message });
        throw error;
      });
      if (!response.ok) throw await readProblem(response, api.violationText);
      const text = response.status === 204 ? '' : await response.text();
      return { json: text ? JSON.parse(text) : undefined, etag: response.headers.get('etag') };
    },
  };
}
