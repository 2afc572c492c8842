/**
 * A thread of the pool: loads the file of a task when it is first asked for it, and runs the function that has the
 * task's name. One piece at a time. What packages in native code hold is freed between two pieces.
 */
import { isMarkedAsUntransferable, parentPort } from 'node:worker_threads';
import { Problem, type Violation } from '../errors.ts';
import { findBuffers } from './findBuffers.ts';

export interface WorkRequest {
  readonly name: string;
  readonly file: string;
  readonly input: unknown;
}

export type WorkAnswer =
  | { readonly output: unknown }
  | {
      readonly problem: {
        readonly code: string;
        readonly values: Readonly<Record<string, unknown>>;
        readonly violations: readonly Violation[] | undefined;
        readonly extra: Readonly<Record<string, unknown>> | undefined;
      };
    }
  | { readonly error: { readonly message: string; readonly stack: string | undefined } };

async function work({ name, file, input }: WorkRequest): Promise<unknown> {
  const { [name]: run } = (await import(file)) as Record<string, (given: unknown) => unknown>;
  if (!run) throw new Error(`"${file}" exports no "${name}".`);
  return run(input);
}

/** Errors lose their class and members on their way between threads. */
function describe(thrown: unknown): WorkAnswer {
  if (thrown instanceof Problem) {
    const { code, values, violations, extra } = thrown;
    return { problem: { code, values, violations, extra } };
  }
  const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { error: { message, stack } };
}

function answer(output: unknown): void {
  const owned = findBuffers(output)
    .filter(({ byteLength, buffer }) => byteLength === buffer.byteLength)
    .map(({ buffer }) => buffer as ArrayBuffer)
    .filter((buffer) => !isMarkedAsUntransferable(buffer));
  parentPort?.postMessage({ output } satisfies WorkAnswer, [...new Set(owned)]);
}

parentPort?.on('message', (request: WorkRequest) => {
  work(request)
    .then(answer)
    .catch((thrown: unknown) => parentPort?.postMessage(describe(thrown)));
});
