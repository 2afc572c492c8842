/** The frame of every page of sign-in: one document, its style and its script, if any, named by hash in the policy. */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { signInStyle } from './signInStyle.ts';
import { type Language, texts } from './texts.ts';

export interface Page {
  readonly html: string;
  /** Content-Security-Policy to send with it. */
  readonly policy: string;
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

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface Extra {
  readonly title?: string;
  /** Runs at the end of the page, and may ask our own server. */
  readonly script?: string;
}

export function renderDocument(
  language: Language,
  body: string,
  { title = texts[language].title, script }: Extra = {},
): Page {
  const mayRun = script === undefined ? '' : ` script-src ${hash(script)}; connect-src 'self';`;
  return {
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${signInStyle}</style></head>
<body><div class="house">${CURTAIN}</div><main>${body}</main>${script === undefined ? '' : `<script>${script}</script>`}</body></html>`,
    policy: `default-src 'none'; style-src ${hash(signInStyle)};${mayRun} img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

/** Kept by nobody, framed by nobody, and its address sent to nobody. */
export const pageHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

export function sendPage(reply: FastifyReply, status: number, { html, policy }: Page): FastifyReply {
  return reply
    .code(status)
    .headers({ ...pageHeaders, 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(html);
}
