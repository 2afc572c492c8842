/** Refusals by what they mean: an HTTP status, or the `error` of an OAuth answer. Pure. */

export type HttpErrorKind =
  | 'unauthorized'
  | 'forbidden'
  | 'resource not found'
  | 'conflict'
  | 'bad request'
  | 'internal server error'
  | 'http error';

const byStatus: Readonly<Record<number, HttpErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'resource not found',
  409: 'conflict',
};

export function httpErrorKind(status: number): HttpErrorKind {
  const known = byStatus[status];
  if (known) return known;
  if (status >= 400 && status < 500) return 'bad request';
  return status >= 500 && status < 600 ? 'internal server error' : 'http error';
}
