/** The processes of the benchmark: each sends one message when it is ready, or when it has an answer. */
import { type ChildProcess, fork } from 'node:child_process';

export function firstMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`A process of the benchmark ended with ${code}.`));
    child.once('exit', end);
    child.once('message', (message) => {
      child.off('exit', end);
      resolve(message as Message);
    });
  });
}

export function startProcess(file: URL, env: Readonly<Record<string, string>>): ChildProcess {
  return fork(file, { env: { ...process.env, ...env } });
}
