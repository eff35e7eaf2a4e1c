import { transliterate } from '@institute/contract/arabic/transliterate';

/** How a vocalised word is said, in Latin letters; nothing of one whose vowels are left out. */
export function Said({ arabic }: { arabic: string }) {
  const said = transliterate(arabic);
  if (said === '') return null;
  return (
    <p lang="ar-Latn" translate="no" className="text-center text-lg text-muted">
      {said}
    </p>
  );
}
