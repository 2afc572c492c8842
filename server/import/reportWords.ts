/** Heads of the columns that a report of refused rows adds to those of the file. */
export const reportHeads = {
  en: { row: 'Row', error: 'Error' },
  fr: { row: 'Ligne', error: 'Erreur' },
} as const;

/** A report that was mended comes back with them: they are no values of a record. */
export const reportWords: ReadonlySet<string> = new Set(
  Object.values(reportHeads).flatMap((heads) => Object.values(heads).map((head) => head.toLowerCase())),
);
