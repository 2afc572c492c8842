/** Texts beside the audit documents, in French. */
import type { conformity as english } from './en.ts';

export const conformity: typeof english = {
  attestation: 'Attestation de conformité',
};
