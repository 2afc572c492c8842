/** The service `passwords`: `/accounts/choose-password`, where the links in mails lead. */
import type { FastifyRequest } from 'fastify';
import type { Host, Service } from '../../../../server/kit.ts';
import { sendPage } from '../../SignIn/server/pageFrame.ts';
import { readForms } from '../../SignIn/server/service.ts';
import { chooseLanguage } from '../../SignIn/server/texts.ts';
import { readWebClient } from '../../SignIn/server/webClient.ts';
import { findPasswordFault } from '../model.ts';
import { choosePassword } from './choosePassword.ts';
import { renderAfterPage, renderChoosePage } from './choosePasswordPage.ts';
import { findLink, sweepLinks } from './links.ts';

const PATH = '/accounts/choose-password';

/** The address holds the link's secret: such requests are not logged, only what went wrong with them is. */
const quiet = { logLevel: 'error' } as const;

interface ChosenPassword {
  readonly token?: unknown;
  readonly password?: unknown;
  readonly again?: unknown;
}

const languageOf = ({ headers }: FastifyRequest) => chooseLanguage(undefined, headers['accept-language']);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function registerPages({ app, database }: Pick<Host, 'app' | 'database'>): void {
  app.get<{ Querystring: { token?: unknown } }>(PATH, quiet, async (request, reply) => {
    const language = languageOf(request);
    const token = textOf(request.query.token);
    const link = await findLink(database, token);
    if (!link) return sendPage(reply, 404, renderAfterPage(language, 'expired'));
    return sendPage(reply, 200, renderChoosePage({ language, email: link.email, token, error: undefined }));
  });

  app.post<{ Body: ChosenPassword | undefined }>(PATH, quiet, async (request, reply) => {
    const language = languageOf(request);
    const form = request.body ?? {};
    const token = textOf(form.token);
    const password = textOf(form.password);
    const again = textOf(form.again);
    const link = await findLink(database, token);
    if (!link) return sendPage(reply, 404, renderAfterPage(language, 'expired'));
    const { email } = link;
    const error = findPasswordFault(password, email) ?? (password === again ? undefined : 'different');
    if (error) return sendPage(reply, 422, renderChoosePage({ language, email, token, error }));
    const isKept = await choosePassword(database, {
      token,
      password,
      language,
      webClient: readWebClient(request),
    });
    return sendPage(reply, isKept ? 200 : 404, renderAfterPage(language, isKept ? 'done' : 'expired'));
  });
}

export const passwords: Service = {
  name: 'passwords',
  async register(host) {
    await host.app.register(async (app) => {
      readForms(app);
      registerPages({ app, database: host.database });
    });
    host.jobs.schedule('expired password links', '17 * * * *', { timezone: 'UTC' }, () =>
      sweepLinks(host.database),
    );
  },
};
