import { dictionary } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import { Sentence } from '../ui/sentence.tsx';

const text = dictionary('public/agreement', {
  terms: 'terms of use',
  privacy: 'privacy notice',
});

/** What coming in means, beside the button; the texts open without losing what has been typed. */
export function Agreement({ words }: { words: string }) {
  const link = (page: 'terms' | 'privacy', label: string) => (
    <a
      href={pathTo(page)}
      target="_blank"
      rel="noopener"
      className="text-primary underline underline-offset-4"
    >
      {label}
    </a>
  );
  return (
    <p className="text-muted text-sm">
      <Sentence
        words={words}
        fill={{ terms: link('terms', text.terms), privacy: link('privacy', text.privacy) }}
      />
    </p>
  );
}
