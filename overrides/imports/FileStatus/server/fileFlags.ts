/**
 * What may be done with an imported file, by its status. The specification gives the flags and not their rules:
 * what is under way is cancelled, what is at rest is deleted, what went wrong is retried and has a report.
 */
type Read = (row: string) => string;

const isOneOf =
  (...statuses: readonly string[]): Read =>
  (row) =>
    `${row}."import_status" IN (${statuses.map((status) => `'${status}'`).join(', ')})`;

export const fileFlags = {
  canBeRetried: isOneOf('failed', 'with_errors'),
  canBeDeleted: isOneOf('uploaded', 'analyzed', 'success', 'with_errors', 'failed', 'cancelled'),
  canDownloadErrorReport: isOneOf('failed', 'with_errors'),
  canDownloadOriginalFile: (row: string) => `${row}."import_status" NOT IN ('deleting', 'deleted')`,
} as const;

/** What needs the file itself is not offered of one that was never received. */
export const whileKept =
  (flag: keyof typeof fileFlags): Read =>
  (row) =>
    `(${fileFlags[flag](row)} AND ${row}."import_token" IS NOT NULL)`;

export const canBeCancelled = isOneOf('uploaded', 'analyzing', 'analyzed', 'pending', 'in_progress');
