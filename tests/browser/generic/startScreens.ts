/** The screens of a server of its own with the demo's data, opened by one of its accounts. */
import { startTestServer, type TestServer } from '../../fixtures/server.ts';
import { type Screens, type ScreensSource, serveScreens } from './serveScreens.ts';

export interface DemoScreens extends Screens {
  readonly server: TestServer;
  /** The access token of who opens them. */
  readonly token: string;
}

export interface DemoSource extends Omit<ScreensSource, 'server' | 'token'> {
  /** Settings of the server. */
  readonly env?: Readonly<Record<string, string>>;
  /** E-mail of a demo account. Default: the manager, who may do everything. */
  readonly as?: string;
}

/** `stop` ends both. */
export async function startScreens({
  as = 'manager@demo.test',
  env = {},
  ...source
}: DemoSource = {}): Promise<DemoScreens> {
  const server = await startTestServer({ env });
  try {
    const token = await server.token(as);
    const screens = await serveScreens({ ...source, server: server.origin, token });
    return {
      ...screens,
      server,
      token,
      async stop() {
        await screens.stop();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
