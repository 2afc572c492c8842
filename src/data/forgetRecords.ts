/** After a change that no form made: what is on the screen is read anew, and nothing older is kept for the next screen. */
import type { QueryClient } from '@tanstack/react-query';

export function forgetRecords(client: QueryClient, entity: string): void {
  client.removeQueries({ queryKey: [entity, 'getOne'], type: 'inactive' });
  void client.invalidateQueries({ queryKey: [entity] });
}
