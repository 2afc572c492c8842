/** What stands around the tables, in the order in which it is applied; of the folder `server/`. */
export const guardFiles: readonly string[] = [
  'generated/guards.sql',
  'guards.sql',
  'outbox.sql',
  'search.sql',
];
