/**
 * The first script of the page: sees to the sign-in, and only then fetches the admin. The only module of `src` that
 * knows the registry of hand-written screens.
 */
import { enter } from './session/enter.ts';

async function start(root: HTMLElement): Promise<void> {
  try {
    if (!(await enter())) return;
  } catch (error) {
    const { showSignInFailure } = await import('./app/showSignInFailure.ts');
    showSignInFailure(root, error);
    return;
  }
  const [{ startAdmin }, registry] = await Promise.all([
    import('./app/startAdmin.tsx'),
    import('../overrides/screens.ts'),
  ]);
  await startAdmin(root, registry);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root" to start in.');
void start(root);
