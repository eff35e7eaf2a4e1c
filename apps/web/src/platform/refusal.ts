import type { ErrorCode } from '@institute/contract/errors';
import { language } from '@institute/contract/language';
import { ApiError, GENERIC_FAILURE } from './api-error.ts';

/** The server's refusal as an error whose message is fit to show. */
export async function refusalOf(answer: unknown, httpStatus: number): Promise<ApiError> {
  const { code, message, error } = (answer ?? {}) as Record<string, unknown>;
  const known = typeof code === 'string' ? code : 'refused';
  const words = message ?? error;
  const said = typeof words === 'string' ? words : GENERIC_FAILURE;
  return new ApiError(known, await inOurLanguage(known, said), httpStatus);
}

/**
 * The words of a refusal in the language shown. The server writes English; where its message is what
 * the contract has for the code, our language's words for that code stand in its place, with the
 * date or name the message holds. Nobody who reads English loads the list of refusals for this.
 */
async function inOurLanguage(code: string, message: string): Promise<string> {
  if (language.code === 'en') return message;
  const { errors, errorWords } = await import('@institute/contract/errors');
  if (!Object.hasOwn(errors, code)) return message;
  return translated(message, errors[code as ErrorCode][1], errorWords[code as ErrorCode]);
}

/** `message` in the words of `ours` when it is `english` with its braces filled in. */
export function translated(message: string, english: string, ours: string): string {
  const names: string[] = [];
  const pattern = english.split(/\{(\w+)\}/).map((part, place) => {
    if (place % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    names.push(part);
    return '([\\s\\S]+)';
  });
  const values = new RegExp(`^${pattern.join('')}$`).exec(message)?.slice(1);
  if (!values) return message;
  return ours.replace(/\{(\w+)\}/g, (brace, name: string) => values[names.indexOf(name)] ?? brace);
}
