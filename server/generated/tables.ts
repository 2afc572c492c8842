// Made by codegen from schema/*/*.jsonld. Never edit: change the source and run `npm run codegen`.
import {
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';

