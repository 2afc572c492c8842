/** Whether a document says that it is OpenAPI, of whatever version. */
import { isObject } from '../document.ts';

export const isOpenApi = (value: unknown): boolean =>
  isObject(value) && (value.openapi !== undefined || value.swagger !== undefined);
