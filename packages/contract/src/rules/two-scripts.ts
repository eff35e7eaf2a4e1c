const arabicRun = /[\u0600-\u06FF][\u0600-\u06FF\s\u200C\u200D]*/;

/** The first run of Arabic in a text, or null: "Reading the Qur'an · قِرَاءَة" gives قِرَاءَة. */
export function arabicPart(text: string): string | null {
  return arabicRun.exec(text)?.[0].trim() || null;
}

/**
 * A title in two scripts as the two elements that it is shown as: "First Stories · قِصَصٌ" gives
 * both. One that is no such pair stands whole in the script that it begins with.
 */
export function titleParts(title: string): { arabic: string | null; latin: string | null } {
  const whole = title.replace(/\s+/g, ' ').trim();
  const arabic = arabicPart(whole);
  if (!arabic) return { arabic: null, latin: whole || null };
  const [before = '', after = ''] = whole.split(arabic);
  const rest = `${before} ${after}`.trim();
  const latin = rest.replace(/^[\s·|:,–—-]+|[\s·|:,–—-]+$/g, '');
  // What parts the two stands between them: Arabic within a sentence is no title of its own.
  const isPair = latin === '' || before === '' || after === '';
  if (!isPair) return { arabic: null, latin: whole };
  return { arabic, latin: latin || null };
}
