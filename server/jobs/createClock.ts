/** When scheduled work is due next: a cron expression in a timezone of its own, changes of the clock included. */

/**
 * @param cron five fields, or six with seconds before them
 * @returns the first moment after another one
 * @throws Error for what is no cron expression, or no timezone
 */
export async function createClock(cron: string, timezone: string): Promise<(after: Date) => Date> {
  // Loaded behind the start.
  const { CronExpressionParser } = await import('cron-parser');
  const findNext = (after: Date) =>
    CronExpressionParser.parse(cron, { tz: timezone, currentDate: after }).next().toDate();
  try {
    // Only a date shows that the timezone does not exist.
    findNext(new Date());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The times "${cron}" in "${timezone}" cannot be read: ${reason}`);
  }
  return findNext;
}
