/** For drizzle-kit's own commands; `npm run codegen` needs no other. */
export { migrations as default } from './codegen/migrate/config.ts';
