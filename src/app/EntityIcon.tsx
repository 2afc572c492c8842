/** An icon by the name the metadata gives it. Until it is there, and where it is none, a plain mark of the same size. */
import { Box } from '@mui/material';
import { Suspense } from 'react';
import { isLoading } from '../data/isLoading.ts';
import { lazyScreen } from '../parts/lazyPart.tsx';
import { PartBoundary } from '../parts/PartBoundary.tsx';
import { type Icon, menuIcons } from './menuIcons.ts';

interface NamedProps {
  readonly name: string | undefined;
}

const first: Readonly<Partial<Record<string, Icon>>> = menuIcons;

const LOOK = 150;
const MOST_LOOKS = 40;

/** The first screen comes first: icons are asked for once it stands and shows no more that it is loading. */
async function whenDrawn(): Promise<void> {
  for (let look = 0, calm = 0; look < MOST_LOOKS && calm < 2; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    const isDrawn = document.querySelector('main h1') !== null;
    calm = isDrawn && !isLoading() ? calm + 1 : 0;
  }
}

const Named = lazyScreen(async () => {
  await whenDrawn();
  const { icons } = await import('./icons.ts');
  return ({ name }: NamedProps) => {
    const Icon = icons[name ?? ''];
    return Icon ? <Icon fontSize="small" /> : <Mark />;
  };
});

const Mark = () => (
  <Box component="span" aria-hidden sx={{ width: 20, height: 20, display: 'grid', placeItems: 'center' }}>
    <Box
      component="span"
      sx={{ width: 6, height: 6, borderRadius: 3, bgcolor: 'currentColor', opacity: 0.5 }}
    />
  </Box>
);

const Space = () => <Box component="span" aria-hidden sx={{ width: 20, height: 20 }} />;

export function EntityIcon({ name }: NamedProps) {
  const First = first[name ?? ''];
  if (First) return <First fontSize="small" />;
  return (
    <PartBoundary instead={<Mark />}>
      <Suspense fallback={<Space />}>
        <Named name={name} />
      </Suspense>
    </PartBoundary>
  );
}
