/**
 * A file of the server saved on the person's machine, in their name. Where the browser lets a page write a file of
 * the person's choosing, it is written as it arrives, however long it is; elsewhere it is gathered first, because a
 * plain link cannot carry the token.
 */
import { readProblem } from 'ra-data-hydra/readProblem.ts';
import { apiFetch } from './apiFetch.ts';
import { ProblemError } from './ProblemError.ts';
import { violationText } from './violationText.ts';

interface Target {
  createWritable(): Promise<WritableStream<Uint8Array>>;
}

type Picker = (options: { readonly suggestedName: string }) => Promise<Target>;

/** Undefined: the person thought better of it. */
async function pickTarget(name: string): Promise<Target | 'gather' | undefined> {
  const picker = (window as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (!picker) return 'gather';
  try {
    return await picker.call(window, { suggestedName: name });
  } catch (error) {
    // A frame or a policy may forbid the picker where the browser has one.
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : 'gather';
  }
}

const counted = (onBytes: (bytes: number) => void) => {
  let bytes = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
  });
};

function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * @param onBytes called with how much has arrived so far
 * @returns false when the person chose no place to save it
 * @throws ProblemError when the server refuses
 */
export async function downloadTo(
  url: string,
  name: string,
  onBytes: (bytes: number) => void,
): Promise<boolean> {
  // Asked before the request: a picker must follow the click at once.
  const target = await pickTarget(name);
  if (!target) return false;
  const response = await apiFetch(url).catch((error: unknown) => {
    if (error instanceof TypeError) throw new ProblemError(0, { code: 'NETWORK', message: error.message });
    throw error;
  });
  if (!response.ok) throw await readProblem(response, violationText);
  if (!response.body) return true;
  const stream = response.body.pipeThrough(counted(onBytes));
  if (target === 'gather') saveBlob(await new Response(stream).blob(), name);
  else await stream.pipeTo(await target.createWritable());
  return true;
}
