/** An icon by the name the metadata gives it. Until it is there, and where it is none, a plain mark of the same size. */
import { Box } from '@mui/material';
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

interface NamedProps {
  readonly name: string | undefined;
}

/** The first screen comes first: icons are asked for when the page has nothing better to do. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

const Named = lazy(async (): Promise<{ default: ComponentType<NamedProps> }> => {
  await whenIdle();
  const { icons } = await import('./icons.ts');
  return {
    default: function NamedIcon({ name }: NamedProps) {
      const Icon = icons[name ?? ''];
      return Icon ? <Icon fontSize="small" /> : <Mark />;
    },
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

/** Icons that could not be fetched are no reason to lose the page. */
class OrMark extends Component<{ readonly children: ReactNode }, { readonly isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError() {
    return { isLost: true };
  }

  override render() {
    return this.state.isLost ? <Mark /> : this.props.children;
  }
}

export function EntityIcon({ name }: NamedProps) {
  return (
    <OrMark>
      <Suspense fallback={<Space />}>
        <Named name={name} />
      </Suspense>
    </OrMark>
  );
}
