/** A form with a file (`multipart/form-data`), read part by part and within limits: of each part and of all together. */
import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import { importProblem } from '../import/errors.ts';
import type { SentFile } from '../kit/sentFile.ts';
import { requestProblem } from './errors.ts';

/** Of an upload as a whole, in bytes. */
export const uploadBodyLimit = 32 * 1_048_576;

/** Characters of a part that is no file. */
export const longestField = 200_000;

/** The file and its options; a few more of a form that sends its other fields along. */
const mostParts = 20;

/** What the plugin of `engine.ts` holds an upload to, beside its size as a whole. */
export const uploadLimits = {
  parts: mostParts,
  fileSize: uploadBodyLimit,
  // In bytes, of which a character has four at most.
  fieldSize: 4 * longestField,
} as const;

const tooLarge = () => requestProblem('REQ-007', { limit: uploadBodyLimit });

/** Rejects once more has come than is taken, whatever it is: the plugin bounds each part and not their sum. */
function limitSize({ raw }: FastifyRequest): {
  readonly exceeded: Promise<never>;
  readonly stop: () => void;
} {
  const { promise: exceeded, reject } = Promise.withResolvers<never>();
  exceeded.catch(() => undefined);
  let size = 0;
  const count = (chunk: Buffer) => {
    size += chunk.length;
    if (size > uploadBodyLimit) reject(tooLarge());
  };
  raw.on('data', count);
  return { exceeded, stop: () => void raw.off('data', count) };
}

const reasons: Readonly<Record<string, string>> = {
  FST_PARTS_LIMIT: `it has more than ${mostParts} parts`,
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'it is no form',
};

function explain(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  const unnamed = /boundary not found/i.test(message) && 'it names no boundary of its parts';
  return importProblem('IMP-001', { reason: unnamed || (reasons[code] ?? 'its parts do not hold together') });
}

/** @throws REQ-007, IMP-001 and what `read` throws */
export async function readWithinLimits<Result>(
  request: FastifyRequest,
  read: (request: FastifyRequest) => Promise<Result>,
): Promise<Result> {
  if (Number(request.headers['content-length'] ?? 0) > uploadBodyLimit) throw tooLarge();
  const { exceeded, stop } = limitSize(request);
  try {
    return await Promise.race([read(request), exceeded]);
  } catch (error) {
    throw explain(error);
  } finally {
    stop();
  }
}

export interface Form {
  readonly file: SentFile;
  /** The other parts, by their names. */
  readonly fields: Readonly<Record<string, string>>;
}

const longestName = 200;

/** The first part of each name counts; others are read over. */
async function readParts(request: FastifyRequest): Promise<Form> {
  const fields = new Map<string, string>();
  let file: SentFile | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (!fields.has(part.fieldname)) fields.set(part.fieldname, String(part.value));
    } else if (part.fieldname === 'file' && !file) {
      const { filename = '', mimetype } = part;
      file = {
        bytes: await part.toBuffer(),
        name: filename.slice(0, longestName),
        mimeType: mimetype.slice(0, longestName),
      };
    } else part.file.resume();
  }
  if (!file) throw importProblem('IMP-001', { reason: 'there is no file in the part "file"' });
  return { file, fields: Object.fromEntries(fields) };
}

export const readForm = (request: FastifyRequest): Promise<Form> => readWithinLimits(request, readParts);
