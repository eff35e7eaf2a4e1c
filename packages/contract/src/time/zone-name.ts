/** What people call a time zone: the city of its name, `Lagos` of `Africa/Lagos`. */
export function zoneName(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
