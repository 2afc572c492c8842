/** Texts beside the audit documents, in English. */
export const conformity = {
  attestation: 'Attestation of conformity',
};
