import { useSettings } from './api.ts';

/** Path of the signature on certificates, empty for none. */
export function useSignature(): string {
  return useSettings().data?.signature ?? '';
}
