/** The sign-in page as HTML: one document, no script, its only style inline and named by hash in the policy. */
import { createHash } from 'node:crypto';
import { DEMO_PASSWORD, demoPeople } from '../model.ts';
import { signInStyle } from './signInStyle.ts';
import { type Language, texts } from './texts.ts';

export interface Page {
  readonly html: string;
  /** Content-Security-Policy to send with it. */
  readonly policy: string;
}

export interface SignInForm {
  readonly language: Language;
  /** Where the form is sent and demo links point, without a query. */
  readonly action: string;
  readonly email: string;
  readonly password: string;
  readonly error: string | undefined;
  /** E-mails of the demo's people to offer; empty outside the demo. */
  readonly demo: readonly string[];
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const CURTAIN = `<svg class="curtain" viewBox="0 0 400 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
<defs><linearGradient id="fold" x1="0" x2="1"><stop offset="0" stop-color="#3d0a18"/><stop offset=".35" stop-color="#8f1d36"/><stop offset=".6" stop-color="#6d1328"/><stop offset="1" stop-color="#2c0611"/></linearGradient>
<radialGradient id="light" cx=".5" cy=".62" r=".55"><stop offset="0" stop-color="#ffd98a" stop-opacity=".55"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient></defs>
${Array.from({ length: 10 }, (_, i) => `<rect x="${i * 40}" width="41" height="600" fill="url(#fold)"/>`).join('')}
<rect width="400" height="600" fill="url(#light)"/>
<path d="M0 0H400V44Q375 84 350 48Q325 88 300 50Q275 90 250 50Q225 90 200 50Q175 90 150 50Q125 90 100 50Q75 88 50 48Q25 84 0 44Z" fill="#520e20"/>
<path d="M0 44Q25 84 50 48Q75 88 100 50Q125 90 150 50Q175 90 200 50Q225 90 250 50Q275 90 300 50Q325 88 350 48Q375 84 400 44" fill="none" stroke="#e0b45c" stroke-width="4"/>
<ellipse cx="200" cy="588" rx="190" ry="34" fill="#ffdf9e" opacity=".35"/>
</svg>`;

export function renderDocument(language: Language, body: string, title = texts[language].title): Page {
  const hash = createHash('sha256').update(signInStyle).digest('base64');
  return {
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${signInStyle}</style></head>
<body><div class="house">${CURTAIN}</div><main>${body}</main></body></html>`,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

export function renderSignInPage(form: SignInForm): Page {
  const text = texts[form.language];
  const { error } = form;
  const invalid = error ? ' aria-invalid="true" aria-describedby="error"' : '';
  const focusPassword = form.email !== '' && form.password === '';
  const focus = (on: boolean) => (on ? ' autofocus' : '');
  return renderDocument(
    form.language,
    `<h1>${escapeHtml(text.welcome)}</h1><p class="lead">${escapeHtml(text.lead)}</p>
<form method="post" action="${escapeHtml(form.action)}" novalidate>
${error ? `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>` : ''}
<label for="email">${text.email}</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" required value="${escapeHtml(form.email)}"${invalid}${focus(form.email === '')}>
<label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required value="${escapeHtml(form.password)}"${invalid}${focus(focusPassword)}>
<button type="submit"${focus(form.password !== '')}>${text.submit}</button>
</form>${renderDemo(form)}`,
  );
}

function renderDemo({ demo, language, action }: SignInForm): string {
  const text = texts[language];
  const people = demoPeople.filter(({ email }) => demo.includes(email));
  if (people.length === 0) return '';
  const links = people.map(
    ({ email, name, role }) =>
      `<li><a href="${escapeHtml(`${action}?as=${encodeURIComponent(email)}`)}"><strong>${escapeHtml(name)}</strong> <span>${escapeHtml(text[role])}</span></a></li>`,
  );
  return `<section aria-labelledby="demo"><h2 id="demo">${text.demo}</h2><p>${escapeHtml(text.demoHelp)}</p><ul>${links.join('')}</ul></section>`;
}

/** The form as a demo link fills it; anything but a demo e-mail leaves it empty. */
export function fillDemo(as: unknown, demo: readonly string[]): Pick<SignInForm, 'email' | 'password'> {
  return typeof as === 'string' && demo.includes(as)
    ? { email: as, password: DEMO_PASSWORD }
    : { email: '', password: '' };
}

/** Instead of the form, when there is nothing to sign in to. `error` is the OAuth error, for whoever is asked to help. */
export function renderMessagePage(language: Language, error: string): Page {
  const text = texts[language];
  const said = error === 'expired' ? text.expired : text.failed;
  const code = error === 'expired' ? '' : `<p><code>${escapeHtml(error)}</code></p>`;
  return renderDocument(
    language,
    `<h1>${escapeHtml(said)}</h1>${code}<p><a class="button" href="/">${escapeHtml(text.again)}</a></p>`,
  );
}

/** Where the address for working as someone else leads; `address` is the page it was asked from. */
export function renderImpersonationPage(language: Language, address: string): Page {
  const text = texts[language];
  return renderDocument(
    language,
    `<h1>${escapeHtml(text.impersonate)}</h1><p class="lead">${escapeHtml(text.impersonateHelp)}</p>
<p><a class="button" href="${escapeHtml(address)}">${escapeHtml(text.back)}</a></p>`,
  );
}
