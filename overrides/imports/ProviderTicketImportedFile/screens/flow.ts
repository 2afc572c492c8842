/** The steps of an import and their addresses. */
export const HOME = '/settings/ticket-import';

/** In the address of a file whose rows name their performances themselves. */
export const SEVERAL = 'several';

export const STEPS = ['custom-file', 'preview', 'strategy', 'controls', 'options', 'scan-track'] as const;

export type Step = (typeof STEPS)[number];

export const shortId = (iri: string): string => iri.split('/').at(-1) ?? '';

export function stepPath(eventDateId: string, step: Step, file?: string | null): string {
  const path = `${HOME}/event-date/${eventDateId}/${step}`;
  return file ? `${path}?file=${file}` : path;
}
