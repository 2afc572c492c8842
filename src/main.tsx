/**
 * The first script of the page: sees to the address and the sign-in, and only then fetches the admin. The only module
 * of `src` that knows the registry of hand-written screens.
 */
import { consumeAccessEnd } from './session/accessEnd.ts';
import { enter, isComingIn } from './session/enter.ts';
import { leave } from './startup/leave.ts';
import { loadPolyfills } from './startup/loadPolyfills.ts';
import { ContractRefusedError, settleContract, wantedContract } from './startup/settleContract.ts';
import { waitForPolyfill } from './startup/waitForPolyfill.ts';

const loadAdmin = () => Promise.all([import('./app/startAdmin.tsx'), import('../overrides/screens.ts')]);

async function start(root: HTMLElement): Promise<void> {
  if (leave()) return;
  const end = consumeAccessEnd();
  if (end) {
    const { showAccessEnd } = await import('./startup/showAccessEnd.ts');
    return showAccessEnd(root, end);
  }
  // Fetched while the sign-in is settled; what could not be is asked for again, and reported, when it is needed.
  if (isComingIn())
    void loadAdmin()
      .then(([{ fetchAhead }, registry]) => fetchAhead(registry))
      .catch(() => undefined);
  void loadPolyfills();
  await waitForPolyfill(() => window.polyfillLoaded === true);
  try {
    if (!(await enter(wantedContract()))) return;
    await settleContract();
  } catch (error) {
    if (error instanceof ContractRefusedError) {
      const { showContractRefused } = await import('./startup/showContractRefused.ts');
      return showContractRefused(root);
    }
    const { showSignInFailure } = await import('./app/showSignInFailure.ts');
    showSignInFailure(root, error);
    return;
  }
  const [{ startAdmin }, registry] = await loadAdmin();
  await startAdmin(root, registry);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root" to start in.');
void start(root);
