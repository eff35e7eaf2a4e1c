import { type ErrorCode, errors, errorWords } from '@institute/contract/errors';

/** The server's message in our words for its code, or as it is where it says something of its own. */
export function translatedRefusal(code: string, message: string): string {
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
