import Linkify from 'linkify-react';

const options = {
  target: '_blank',
  rel: 'noopener noreferrer',
  // An address reads from the left, whatever stands around it.
  className:
    'text-primary underline underline-offset-2 break-all [direction:ltr] [unicode-bidi:isolate]',
  validate: { url: (value: string) => /^(https?:\/\/|www\.)/i.test(value), email: false },
  defaultProtocol: 'https',
} as const;

/** Text with its web addresses as links. Loaded only when there is one (default export for `lazy`). */
export default function LinkedText({ text }: { text: string }) {
  return <Linkify options={options}>{text}</Linkify>;
}
