/** A name that a notification leads to and that no file has left here: it is added, to be mapped. */
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../../../src/data/useAction.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { NameKind } from '../model/board.ts';
import { NAMES } from './useNames.ts';
import { useTexts } from './useTexts.ts';

interface AddNameProps {
  readonly kind: Exclude<NameKind, 'plan'>;
  readonly name: string;
}

export function AddName({ kind, name }: AddNameProps) {
  const t = useTexts();
  const queries = useQueryClient();
  const calls = {
    ticketing: useAction('TicketingMapping.create', ['label']),
    ticketprice: useAction('TicketPriceMapping.create', ['label']),
    seat: useAction('SeatMapping.create', ['label']),
    contingent: useAction('ContingentMapping.create', ['label']),
  };
  const add = async () => {
    if ((await calls[kind].run({ body: { label: name } })).isDone)
      await queries.invalidateQueries({ queryKey: [NAMES] });
  };
  return (
    <>
      <ProblemAlert error={calls[kind].refusal?.error} />
      <EmptyState
        title={t('timportNames.unknown', { label: name })}
        text={t('timportNames.unknownText')}
        action={
          <Button variant="contained" disabled={calls[kind].isPending} onClick={() => void add()}>
            {t('timportNames.add')}
          </Button>
        }
      />
    </>
  );
}
