/** Starts calls of the record on the screen: asks first where there is something to ask, and shows what is answered. */
import { useNotify } from 'ra-core';
import { type ReactNode, Suspense, use, useState } from 'react';
import type { ActionDescriptor } from '../../../schema/descriptor.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { PartsContext } from '../PartsContext.ts';
import { useSchema } from '../SchemaContext.tsx';
import { useRefusalNotice } from '../useRefusal.ts';
import { isAsked } from './actions.ts';
import { useRecordAction } from './useRecordAction.ts';

const ActionDialog = lazyPart(async () => (await import('./ActionDialog.tsx')).ActionDialog);
const AnswerDialog = lazyPart(async () => (await import('./AnswerDialog.tsx')).AnswerDialog);

export interface ActionStart {
  readonly start: (action: ActionDescriptor) => Promise<void>;
  readonly isPending: boolean;
  /** To be drawn beside whatever starts them. */
  readonly dialogs: ReactNode;
}

export function useActionStart(id: string): ActionStart {
  const { entity } = useSchema();
  const label = useLabel();
  const notify = useNotify();
  const noticeOf = useRefusalNotice();
  const { run, isPending, answer, closeAnswer } = useRecordAction(id);
  const [asking, setAsking] = useState<ActionDescriptor>();
  const { actions: own } = use(PartsContext);
  const Own = asking && own.get(`${entity.name}.${asking.name}`);
  const close = () => setAsking(undefined);
  const dialogs = (
    <Suspense fallback={null}>
      {Own && <Own onClose={close} />}
      {asking && !Own && <ActionDialog action={asking} run={run} isPending={isPending} onClose={close} />}
      {answer && (
        <AnswerDialog title={label(answer.action.label)} value={answer.value} onClose={closeAnswer} />
      )}
    </Suspense>
  );
  return {
    isPending,
    dialogs,
    async start(action) {
      if (isAsked(action) || own.has(`${entity.name}.${action.name}`)) return setAsking(action);
      const outcome = await run(action);
      if (!outcome.isDone && outcome.error) notify(noticeOf(outcome.error), { type: 'error' });
    },
  };
}
