/** The calls of an import: the file goes along each time, first to see what it would do, then to do it. */

import { useLocale, useRefresh } from 'ra-core';
import { readProblem } from 'ra-data-hydra/readProblem.ts';
import { useState } from 'react';
import { apiFetch } from '../../data/apiFetch.ts';
import { apiUrl } from '../../data/apiUrl.ts';
import { ProblemError } from '../../data/ProblemError.ts';
import { violationText } from '../../data/violationText.ts';
import { useSchema } from '../SchemaContext.tsx';

export interface ImportOptions {
  readonly mapping?: Readonly<Record<string, string | null>>;
  readonly key?: string;
  readonly sheet?: string;
  readonly delimiter?: string;
  readonly money?: 'major' | 'minor';
  readonly clear?: boolean;
}

export interface RowViolation {
  readonly column: string;
  readonly property: string;
  readonly code: string;
  readonly message: string;
}

export type RowAction = 'create' | 'update' | 'unchanged' | 'error';

export interface PreviewRow {
  readonly row: number;
  readonly action: RowAction;
  readonly cells: readonly (string | number | boolean | null)[];
  readonly changes: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
  readonly violations: readonly RowViolation[];
}

export interface Preview {
  readonly kind: 'csv' | 'xlsx';
  readonly delimiter?: string;
  readonly sheets?: readonly string[];
  readonly sheet?: string;
  readonly columns: readonly {
    readonly name: string;
    readonly samples: readonly string[];
    readonly suggested: string | null;
  }[];
  readonly mapping: Readonly<Record<string, string | null>>;
  readonly key: string | null;
  readonly money: 'major' | 'minor';
  readonly totals: {
    readonly rows: number;
    readonly checked: number;
    readonly create: number;
    readonly update: number;
    readonly unchanged: number;
    readonly errors: number;
  };
  readonly rows: readonly PreviewRow[];
}

/** How an import ended, or the job that it has become. */
export interface Outcome {
  readonly rows?: number;
  readonly created?: number;
  readonly updated?: number;
  readonly unchanged?: number;
  readonly failed?: number;
  readonly report?: string;
  readonly job?: string;
}

export function useImport() {
  const { entity } = useSchema();
  const locale = useLocale() ?? 'en';
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  async function send<Answer>(file: File, options: object): Promise<Answer | undefined> {
    setPending(true);
    setError(undefined);
    const form = new FormData();
    form.append('file', file);
    form.append('options', JSON.stringify(options));
    try {
      const response = await apiFetch(`${apiUrl(entity.api)}${entity.collection}/import`, {
        method: 'POST',
        headers: { 'Accept-Language': locale },
        body: form,
      });
      if (!response.ok) throw await readProblem(response, violationText);
      return (await response.json()) as Answer;
    } catch (refusal) {
      const isNetwork = refusal instanceof TypeError;
      setError(isNetwork ? new ProblemError(0, { code: 'NETWORK', message: refusal.message }) : refusal);
      return undefined;
    } finally {
      setPending(false);
    }
  }
  return {
    isPending,
    error,
    preview: (file: File, options: ImportOptions) => send<Preview>(file, { ...options, dryRun: true }),
    async run(file: File, options: ImportOptions): Promise<Outcome | undefined> {
      const outcome = await send<Outcome>(file, options);
      if (outcome) refresh();
      return outcome;
    },
  };
}
