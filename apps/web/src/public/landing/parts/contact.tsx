import type { Profile } from '../../../domains/settings/profile-model.ts';
import { PersonText } from '../../../ui/person-text.tsx';
import { text } from './text.ts';

interface ContactProps {
  siteName: string;
  profile: Pick<Profile, 'address' | 'contactEmail'>;
}

/** Where the institute is, and how to write to it. */
export function Contact({ siteName, profile: { address, contactEmail } }: ContactProps) {
  return (
    <address className="not-italic">
      <p className="font-semibold">
        <PersonText isName>{siteName}</PersonText>
      </p>
      {address && (
        <p dir="auto" className="whitespace-pre-line text-muted">
          {address}
        </p>
      )}
      {contactEmail && (
        <p>
          <a
            href={`mailto:${contactEmail}`}
            className="tap inline-flex items-center rounded-field text-primary underline underline-offset-4"
          >
            {text.contact.write(contactEmail)}
          </a>
        </p>
      )}
    </address>
  );
}
