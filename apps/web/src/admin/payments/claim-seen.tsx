import { type Claim, type ClaimState, claimStates } from '@institute/contract/payments/claims';
import { TriangleAlert } from 'lucide-react';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { claimStateNames } from '../../domains/payments/transfer-words.ts';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { fileUrl } from '../../platform/hosts.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { claimsText as text } from './claims-text.ts';

type Seen = Claim['others'][number];

/** The picture of the proof, as large as there is room; a press opens it in a tab of its own. */
export function ClaimProof({ claim: { picture } }: { claim: Claim }) {
  if (picture === '') {
    return (
      <p className="flex items-center justify-center rounded-field bg-sunken p-4 text-center text-muted lg:min-h-64">
        {text.noPicture}
      </p>
    );
  }
  const address = fileUrl(picture);
  return (
    <a href={address} target="_blank" rel="noopener" aria-label={text.openPicture}>
      <img
        src={address}
        alt={text.picture}
        className="max-h-[34dvh] w-full lg:max-h-[60dvh] rounded-field border border-line bg-sunken object-contain"
      />
    </a>
  );
}

/** What is known beside a claim: the same picture or reference, which may be the same money; and what else was sent. */
export function ClaimSeen({ claim }: { claim: Claim }) {
  const { samePicture, sameReference, others } = claim;
  return (
    <>
      <Warning title={text.samePicture} seen={samePicture} />
      <Warning title={text.sameReference} seen={sameReference} />
      {others.length > 0 && (
        <div className="mb-4 text-sm">
          <p className="text-muted">{text.others}</p>
          <ul>
            {others.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that stays as it is
              <li key={at}>
                <Money kobo={one.amountKobo} />, <InstituteTime at={one.at} />:{' '}
                {stateWords(one.state)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Warning({ title, seen }: { title: string; seen: readonly Seen[] }) {
  if (seen.length === 0) return null;
  return (
    <div
      role="alert"
      className="mb-4 flex gap-3 rounded-field bg-gold-soft px-4 py-3 text-gold-strong"
    >
      <TriangleAlert size={20} className="mt-0.5 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <ul>
          {seen.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that stays as it is
            <li key={at} className="[overflow-wrap:anywhere]">
              <Sentence
                words={text.by}
                fill={{
                  name: (
                    <StudentLink id={one.studentId}>
                      <PersonText>{one.name}</PersonText>
                    </StudentLink>
                  ),
                  amount: <Money kobo={one.amountKobo} />,
                  date: <InstituteTime at={one.at} />,
                }}
              />
              {' · '}
              {stateWords(one.state)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A state in words; one of a later server by its own. */
const stateWords = (state: string): string => {
  const known: ClaimState | undefined = claimStates.find((one) => one === state);
  return known ? claimStateNames[known] : state;
};
