/** Files sent to an entity's import, as a browser sends them. */
import type { World } from './world.ts';

interface Sent {
  readonly token?: string;
  readonly language?: string;
  readonly name?: string;
}

/** @param world as it is by the time of a call */
export function sendFilesTo(world: () => World) {
  return async (path: string, file: string | Uint8Array, options: object = {}, sent: Sent = {}) => {
    const form = new FormData();
    form.append('file', new Blob([file as Uint8Array<ArrayBuffer>]), sent.name ?? 'rows.csv');
    form.append('options', JSON.stringify(options));
    const response = await fetch(`${world().origin}${path}/import`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sent.token ?? world().own}`,
        'accept-language': sent.language ?? 'en',
      },
      body: form,
    });
    const text = await response.text();
    // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails where it is not there.
    return { status: response.status, headers: response.headers, body: JSON.parse(text) as any };
  };
}
