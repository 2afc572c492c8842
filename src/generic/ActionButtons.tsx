/** The calls a record has beyond the five operations: one as a button, several as a menu; documents below. */

import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ActionDescriptor } from '../../schema/descriptor.ts';
import { useMayHere } from '../data/useMayHere.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { isAsked, isDocument, isOffered } from './record/actions.ts';
import { useActionStart } from './record/useActionStart.tsx';
import { useSchema } from './SchemaContext.tsx';

export function ActionButtons({ id }: { readonly id: string }) {
  const { entity } = useSchema();
  const record = useRecordContext();
  const label = useLabel();
  const { start, isPending, dialogs } = useActionStart(id);
  const { may, mayRun } = useMayHere(entity);
  const offered = entity.actions.filter(
    (action) =>
      isOffered(action, entity, record) &&
      mayRun(action) &&
      // Where the record cannot be changed, the notice about it offers it.
      (!action.takesOver || may('update')),
  );
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
      {dialogs}
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
