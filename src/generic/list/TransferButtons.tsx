/** Files out of the list and into it. */

import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { useMay } from '../../data/useMay.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { useSchema } from '../SchemaContext.tsx';
import { useScope } from './useScope.ts';

const ExportDialog = lazyPart(async () => (await import('./ExportDialog.tsx')).ExportDialog);

const ImportDialog = lazyPart(async () => (await import('../import/ImportDialog.tsx')).ImportDialog);

export function TransferButtons({ columns }: { readonly columns: readonly string[] }) {
  const { entity } = useSchema();
  const [open, setOpen] = useState<'export' | 'import'>();
  const mayImport = useMay(entity, 'import');
  const mayExport = useMay(entity, 'export');
  const scope = useScope();
  const close = () => setOpen(undefined);
  return (
    <>
      {mayImport && <Transfer name="import" icon={<UploadIcon />} onClick={() => setOpen('import')} />}
      {mayExport && <Transfer name="export" icon={<DownloadIcon />} onClick={() => setOpen('export')} />}
      <Suspense fallback={null}>
        {open === 'export' && (
          <ExportDialog scope={{ ...scope, ids: undefined }} shown={columns} onClose={close} />
        )}
        {open === 'import' && <ImportDialog onClose={close} />}
      </Suspense>
    </>
  );
}

interface TransferProps {
  readonly name: 'export' | 'import';
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

function Transfer({ name, icon, onClick }: TransferProps) {
  const translate = useTranslate();
  return (
    <Button
      color="inherit"
      startIcon={icon}
      onClick={onClick}
      aria-label={translate(`app.bulk.${name}`)}
      // On a phone the icon alone, so that the title keeps its line.
      sx={{
        minWidth: 0,
        '& .name': { display: { xs: 'none', sm: 'inline' } },
        '& .MuiButton-startIcon': { ml: { xs: 0, sm: -0.5 }, mr: { xs: 0, sm: 1 } },
      }}
    >
      <span className="name">{translate(`app.bulk.${name}`)}</span>
    </Button>
  );
}
