/** For whoever forgot their password: asks for the e-mail, and answers the same, as fast, for every one there is or not. */
import type { FastifyInstance } from 'fastify';
import { type Host, shortenAddress } from '../../../../server/kit.ts';
import { requestReset } from '../../Password/server/requestReset.ts';
import { normaliseEmail } from '../model.ts';
import { countAttempt } from './attempts.ts';
import { sendPage } from './pageFrame.ts';
import { renderForgotPage } from './signInPage.ts';
import { chooseLanguage } from './texts.ts';

const PATH = '/accounts/forgot-password';

/** Mails within ten minutes: to one e-mail, and asked for from one address. What is over is not sent, and not reported. */
const TO_ONE = 3;
const FROM_ADDRESS = 20;

export function registerForgot(app: FastifyInstance, host: Host): void {
  app.get(PATH, (request, reply) =>
    sendPage(
      reply,
      200,
      renderForgotPage(chooseLanguage(undefined, request.headers['accept-language']), false),
    ),
  );

  app.post(PATH, async (request, reply) => {
    const language = chooseLanguage(undefined, request.headers['accept-language']);
    const { email = '' } = (request.body ?? {}) as Record<string, string | undefined>;
    const minutes = await countAttempt(host, [
      { key: `reset ${normaliseEmail(email)}`, most: TO_ONE },
      { key: `reset from ${shortenAddress(request.ip)}`, most: FROM_ADDRESS },
    ]);
    if (minutes === 0 && email.trim())
      // After the answer: the time a mail takes reveals to nobody that there is one.
      setImmediate(() => {
        requestReset(host, email).catch((error: unknown) =>
          request.log.error(error, 'A reset was not reserved.'),
        );
      });
    return sendPage(reply, 200, renderForgotPage(language, true));
  });
}
