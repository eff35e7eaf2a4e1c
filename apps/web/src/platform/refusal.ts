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
 * date or name the message holds. Nobody who reads English loads the list of refusals.
 */
async function inOurLanguage(code: string, message: string): Promise<string> {
  if (language.code === 'en') return message;
  const { translatedRefusal } = await import('./translated-refusal.ts');
  return translatedRefusal(code, message);
}
