/** What is done with a record now and then: its documents and lesser actions, a copy, hiding it, deleting it. */

import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Divider, IconButton, ListItemIcon, Menu, MenuItem, Tooltip } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenPath } from '../../data/screenPath.ts';
import { useMay } from '../../data/useMay.ts';
import { useMayHere } from '../../data/useMayHere.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { useSchema } from '../SchemaContext.tsx';
import { duplicateValues, type Prefill } from './prefill.ts';
import { useHide } from './useHide.tsx';

const DeleteDialog = lazyPart(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);

export interface RecordMenuProps {
  readonly id: string;
  readonly name: string;
}

interface Entry {
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: () => void;
  readonly isGrave?: true;
}

function useEntries({ name }: RecordMenuProps, onDelete: () => void): readonly Entry[] {
  const { entity, byName } = useSchema();
  const record = useRecordContext();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { setHidden } = useHide();
  const mayCreate = useMay(entity, 'create');
  const { may } = useMayHere(entity);
  if (!record) return [];
  const isHidden = entity.hide !== undefined && record[entity.hide] === true;
  const duplicate = () => {
    const prefill: Prefill = { values: duplicateValues(entity, byName, record), copyOf: name };
    void navigate(screenPath(entity.name, 'create'), { state: { prefill } });
  };
  return [
    ...(mayCreate
      ? [{ label: translate('app.record.duplicate'), icon: <ContentCopy fontSize="small" />, run: duplicate }]
      : []),
    ...(entity.hide && may('update')
      ? [
          {
            label: translate(isHidden ? 'app.record.unhide' : 'app.record.hide'),
            icon: isHidden ? <Visibility fontSize="small" /> : <VisibilityOff fontSize="small" />,
            run: () => void setHidden(!isHidden),
          },
        ]
      : []),
    ...(may('delete')
      ? [
          {
            label: translate('app.form.delete'),
            icon: <DeleteIcon fontSize="small" color="error" />,
            run: onDelete,
            isGrave: true as const,
          },
        ]
      : []),
  ];
}

export function RecordMenu(props: RecordMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isDeleting, setDeleting] = useState(false);
  const entries = useEntries(props, () => setDeleting(true));
  const label = translate('app.record.more');
  if (entries.length === 0) return null;
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ width: 40, height: 40 }}
        >
          <MoreVert />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor ?? null} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {entries.flatMap(({ label: text, icon, run, isGrave }, index) => [
          ...(isGrave && index > 0 ? [<Divider key="before" />] : []),
          <MenuItem
            key={text}
            onClick={() => {
              setAnchor(undefined);
              run();
            }}
            sx={isGrave ? { color: 'error.main' } : {}}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            {text}
          </MenuItem>,
        ])}
      </Menu>
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteDialog name={props.name} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
