/** Runs a call of the record on the screen and deals with its answer: a file is opened, another record is gone to. */
import { useNotify, useRefresh } from 'ra-core';
import { shortId } from 'ra-data-hydra/records.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActionDescriptor } from '../../../schema/descriptor.ts';
import { apiUrl } from '../../data/apiUrl.ts';
import { sendAction } from '../../data/callAction.ts';
import { summaryOf } from '../../data/descriptors.ts';
import { screenPath } from '../../data/screenPath.ts';
import { type Outcome, usePress } from '../../data/usePress.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { useSchema } from '../SchemaContext.tsx';
import { isValue } from './actions.ts';
import { openFile } from './openFile.ts';

export interface RunInput {
  readonly body?: Readonly<Record<string, unknown>>;
  /** What the path asks for beside the record. */
  readonly parameters?: Readonly<Record<string, string>>;
}

export function useRecordAction(id: string) {
  const { entity } = useSchema();
  const label = useLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<{ readonly action: ActionDescriptor; readonly value: unknown }>();
  const press = usePress((options, action: ActionDescriptor, { body, parameters }: RunInput) =>
    sendAction(apiUrl(entity.api), action, { ...options, request: { id, params: parameters, body } }),
  );

  const settle = (action: ActionDescriptor, value: unknown) => {
    if (value instanceof Blob) return openFile(value, `${label(action.label)} ${id}`);
    if (isValue(action)) return setAnswer({ action, value });
    const made = value as { readonly '@id'?: string; readonly '@type'?: string } | undefined;
    const madeId = made?.['@id'] ? shortId(made['@id']) : undefined;
    notify('app.record.done', { type: 'success', messageArgs: { name: label(action.label) } });
    const isOther = madeId !== undefined && (made?.['@type'] !== entity.name || madeId !== id);
    if (isOther && summaryOf(made?.['@type'])?.operations.includes('read'))
      return void navigate(screenPath(made?.['@type'] ?? '', 'show', madeId));
    refresh();
  };

  const run = async (action: ActionDescriptor, input: RunInput = {}): Promise<Outcome<unknown>> => {
    const outcome = await press.run(action, input);
    if (outcome.isDone) settle(action, outcome.answer);
    return outcome;
  };
  return {
    run,
    isPending: press.isPending,
    answer,
    closeAnswer: () => setAnswer(undefined),
  };
}
