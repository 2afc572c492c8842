/** The calls a record has beyond the five operations: one as a button, several as a menu; documents below. */

import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useNotify, useRecordContext, useTranslate } from 'ra-core';
import { Suspense, use, useState } from 'react';
import type { ActionDescriptor } from '../../schema/descriptor.ts';
import { useMayRun } from '../data/useMay.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { lazyPart } from '../parts/lazyPart.tsx';
import { PartsContext } from './PartsContext.ts';
import { isDocument, isOffered, parametersOf } from './record/actions.ts';
import { useRecordAction } from './record/useRecordAction.ts';
import { useSchema } from './SchemaContext.tsx';
import { useRefusalNotice } from './useRefusal.ts';

const ActionDialog = lazyPart(async () => (await import('./record/ActionDialog.tsx')).ActionDialog);
const AnswerDialog = lazyPart(async () => (await import('./record/AnswerDialog.tsx')).AnswerDialog);

/** There is something to fill in, or to think of, before the call is made. */
const isAsked = (action: ActionDescriptor): boolean =>
  Boolean(action.expects ?? action.confirm) || parametersOf(action).length > 0;

export function ActionButtons({ id }: { readonly id: string }) {
  const { entity } = useSchema();
  const record = useRecordContext();
  const label = useLabel();
  const notify = useNotify();
  const noticeOf = useRefusalNotice();
  const { run, isPending, answer, closeAnswer } = useRecordAction(id);
  const [asking, setAsking] = useState<ActionDescriptor>();
  const mayRun = useMayRun(entity);
  const { actions: own } = use(PartsContext);
  const Own = asking && own.get(`${entity.name}.${asking.name}`);
  const offered = entity.actions.filter((action) => isOffered(action, entity, record) && mayRun(action));
  const start = async (action: ActionDescriptor) => {
    if (isAsked(action) || own.has(`${entity.name}.${action.name}`)) return setAsking(action);
    const outcome = await run(action);
    if (!outcome.isDone && outcome.error) notify(noticeOf(outcome.error), { type: 'error' });
  };
  const [only] = offered;
  return (
    <>
      {offered.length === 1 && only ? (
        <Button
          color="inherit"
          variant="outlined"
          disabled={isPending}
          {...(isDocument(only) && { startIcon: <DescriptionIcon /> })}
          onClick={() => void start(only)}
        >
          {label(only.label)}
        </Button>
      ) : (
        offered.length > 1 && (
          <ActionMenu actions={offered} isPending={isPending} onChoose={(action) => void start(action)} />
        )
      )}
      <Suspense fallback={null}>
        {Own && <Own onClose={() => setAsking(undefined)} />}
        {asking && !Own && (
          <ActionDialog
            action={asking}
            run={run}
            isPending={isPending}
            onClose={() => setAsking(undefined)}
          />
        )}
        {answer && (
          <AnswerDialog title={label(answer.action.label)} value={answer.value} onClose={closeAnswer} />
        )}
      </Suspense>
    </>
  );
}

interface ActionMenuProps {
  readonly actions: readonly ActionDescriptor[];
  readonly isPending: boolean;
  readonly onChoose: (action: ActionDescriptor) => void;
}

function ActionMenu({ actions, isPending, onChoose }: ActionMenuProps) {
  const translate = useTranslate();
  const label = useLabel();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const documents = actions.filter(isDocument);
  const others = actions.filter((action) => !isDocument(action));
  const item = (action: ActionDescriptor) => (
    <MenuItem
      key={action.name}
      onClick={() => {
        setAnchor(undefined);
        onChoose(action);
      }}
    >
      {isDocument(action) && (
        <ListItemIcon>
          <DescriptionIcon fontSize="small" />
        </ListItemIcon>
      )}
      <ListItemText>
        {label(action.label)}
        {isAsked(action) && '…'}
      </ListItemText>
    </MenuItem>
  );
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        endIcon={<ArrowDropDown />}
        disabled={isPending}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate(others.length > 0 ? 'app.record.actions' : 'app.record.documents')}
      </Button>
      <Menu anchorEl={anchor ?? null} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {[
          ...others.map(item),
          ...(others.length > 0 && documents.length > 0 ? [<Divider key="documents" />] : []),
          ...documents.map(item),
        ]}
      </Menu>
    </>
  );
}
