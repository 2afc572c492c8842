/** The tabs of a record's page on a screen below it, so that one goes from one to the next. Inside the entity's schema. */
import { useNavigate } from 'react-router-dom';
import { screenPath } from '../data/screenPath.ts';
import { usePageTabs, useTabs } from './PartsContext.ts';
import { listsOf } from './record/listsOf.ts';
import { ShowTabs } from './record/ShowTabs.tsx';
import { useSchema } from './SchemaContext.tsx';

interface PageTabsProps {
  readonly id: string;
  /** Of this screen, as its entry has it. */
  readonly path: string;
}

export function PageTabs({ id, path }: PageTabsProps) {
  const { entity } = useSchema();
  const navigate = useNavigate();
  const pages = usePageTabs(entity.name);
  const to = screenPath(entity.name, 'show', id);
  return (
    <ShowTabs
      tabs={useTabs(entity.name)}
      pages={pages}
      lists={listsOf(entity).filter(({ name }) => pages.every(({ instead }) => instead !== name))}
      record={{ id }}
      tab={path}
      onChange={(list) => void navigate(list ? `${to}?list=${list}` : to)}
    />
  );
}
