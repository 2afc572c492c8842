/** `GET /accountability/conformity-attestation/{id}.pdf`: how this installation meets the law on cash-register software. */
import { readFileSync } from 'node:fs';
import { defineAction } from '../../../../server/action.ts';
import { requestProblem } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { answerSheet } from '../../Sheet/server/sheetTask.ts';
import { type Conformity, describeConformity } from '../model.ts';

const readConformity = sqlFile<{ readonly contract: number }, Conformity>(
  import.meta.dirname,
  'readConformity.sql',
);

function readProduct(): { readonly product: string; readonly version: string } {
  const file = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  const { name, version }: { name?: unknown; version?: unknown } = JSON.parse(file);
  return { product: String(name), version: String(version) };
}

export const conformityAttestation = defineAction('Contract.conformityAttestation', {
  async run({ tx, contract }, { params: { id } }) {
    const [conformity] = id === contract ? await tx.query(readConformity({ contract })) : [];
    if (!conformity) throw requestProblem('REQ-010', { entity: 'Contract', id });
    return conformity;
  },
  finish(context, conformity, { query: { language } }) {
    const sheet = describeConformity(conformity, readProduct(), language);
    return answerSheet(context, sheet, 'attestation');
  },
});
