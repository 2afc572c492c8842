/** In SQL, when the fiscal day of an instant began: at the contract's `saleSessionEndTime`, in its timezone (R30b). */

/**
 * @param contract the row of the contract in the statement
 * @param instant an expression
 * @example renderDayStart('c', 'now()')
 */
export function renderDayStart(contract: string, instant: string): string {
  const zone = `coalesce(${contract}."timezone", 'Europe/Paris')`;
  const end = `coalesce(${contract}."sale_session_end_time", '00:00')::interval`;
  return `((date_trunc('day', (${instant} AT TIME ZONE ${zone}) - ${end}) + ${end}) AT TIME ZONE ${zone})`;
}
