/** What a person chooses from, from its words by value, in the order in which they are written. */
export function optionsOf<Value extends string>(
  words: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  const values = Object.keys(words) as Value[];
  return values.map((value) => ({ value, label: words[value] }));
}
