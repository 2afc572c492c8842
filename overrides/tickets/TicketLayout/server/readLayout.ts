/** Which layout a ticket is printed with: its show's before its unit's before the organiser's, and of those the paper's own. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import type { PaperType } from '../../Ticket/model.ts';
import type { CodeKind, OptionalField, TextSize, TicketLayout } from '../model.ts';

interface Asked {
  readonly contract: number;
  /** Without one, what goes for any ticket. */
  readonly ticket: number | null;
  readonly paperType: PaperType;
}

interface Row {
  readonly codeKind: CodeKind;
  readonly codeSize: number | null;
  readonly textSize: TextSize;
  readonly shownFields: readonly OptionalField[];
  readonly legalNotice: string | null;
  readonly logo: string | null;
  readonly picture: string | null;
}

const findLayout = sqlFile<Asked, Row>(import.meta.dirname, 'readLayout.sql');

/** @returns undefined where none applies: the plain one */
export async function readLayout(tx: Sql, asked: Asked): Promise<TicketLayout | undefined> {
  const [found] = await tx.query(findLayout(asked));
  return found;
}
