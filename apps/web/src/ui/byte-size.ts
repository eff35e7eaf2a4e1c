import { language } from '@institute/contract/language';

const units = [
  [1e9, 'gigabyte'],
  [1e6, 'megabyte'],
  [0, 'kilobyte'],
] as const;

/** `12.3 GB`, `1.4 MB`, `320 kB`. */
export function sizeText(bytes: number): string {
  const [least, unit] = units.find(([from]) => bytes >= from) ?? units[2];
  const value = bytes / (least || 1000);
  const shown = value >= 100 ? Math.round(value) : Math.max(0.1, Math.round(value * 10) / 10);
  return new Intl.NumberFormat(language.locale, { style: 'unit', unit }).format(shown);
}
