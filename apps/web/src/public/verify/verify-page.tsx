import type { VerifiedCertificate } from '@institute/contract/certificates/certificates';
import type { ReactNode } from 'react';
import { useVerifiedCertificate } from '../../domains/certificates/verify-api.ts';
import { IssueDate } from '../../domains/certificates/widgets/issue-date.tsx';
import { useBrowserLocation } from '../../platform/browser-location.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AuthPage } from '../auth-page.tsx';
import { AskForCode } from './ask-for-code.tsx';
import { CodeForm } from './code-form.tsx';
import { text } from './text.ts';

/** What a certificate's code stands for, open to anyone (rulings, certificates). */
export function VerifyPage() {
  const { path } = useBrowserLocation();
  const code = codeOf(path);
  if (code === '') return <AskForCode />;
  return (
    <AuthPage title={text.title}>
      <Verification key={code} code={code} />
    </AuthPage>
  );
}

/** What the code of the address stands for, and a field for the next. */
function Verification({ code }: { code: string }) {
  const verification = useVerifiedCertificate(code);
  const isUnknown = verification.state === 'unknown';
  return (
    <>
      {verification.state === 'asking' && (
        <Loading label={text.asking}>
          <span className="flex flex-col gap-4">
            <Skeleton className="h-7 w-40" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </span>
        </Loading>
      )}
      {verification.state === 'found' && <Found certificate={verification.certificate} />}
      {verification.state === 'unknown' && (
        <div role="status" className="flex flex-col gap-2">
          <p className="font-semibold text-lg">{text.unknown}</p>
          <p className="text-muted [overflow-wrap:anywhere]">
            {text.unknownHint}{' '}
            <bdi translate="no" className="figures text-ink">
              {code}
            </bdi>
          </p>
        </div>
      )}
      {verification.state === 'failed' && (
        <ErrorState
          title={text.failed}
          query={{ error: verification.error, refetch: verification.retry }}
        />
      )}
      {verification.state !== 'asking' && (
        <div className="mt-6 border-line border-t pt-4">
          <CodeForm
            label={isUnknown ? text.typeCode : text.another}
            typed={isUnknown ? code : ''}
          />
        </div>
      )}
    </>
  );
}

/** The code in `/verify/{code}`, empty in `/verify`; what cannot be decoded is left as it is. */
export function codeOf(path: string): string {
  const written = path.split('/')[2] ?? '';
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function Found({ certificate }: { certificate: VerifiedCertificate }) {
  const { standing: status, revokedOn, isReplaced } = certificate;
  return (
    <div role="status" className="flex flex-col gap-4">
      <p className="flex flex-col items-start gap-2">
        <Badge tone={status === 'valid' ? 'good' : 'bad'}>{text[status]}</Badge>
        <span className="text-muted">{text.hints[status]}</span>
        {isReplaced && <span className="text-muted">{text.replaced}</span>}
      </p>
      <dl className="flex flex-col divide-y divide-line">
        {certificate.name !== '' && (
          <Fact name={text.name}>
            <PersonText isName>{certificate.name}</PersonText>
          </Fact>
        )}
        <Fact name={text.certificate}>
          <Title title={certificate.title} />
        </Fact>
        <Fact name={text.date}>
          <IssueDate date={certificate.issuedOn} />
        </Fact>
        {revokedOn && (
          <Fact name={text.revokedOn}>
            <IssueDate date={revokedOn} />
          </Fact>
        )}
        <Fact name={text.code}>
          <bdi translate="no" className="figures">
            {certificate.code}
          </bdi>
        </Fact>
      </dl>
    </div>
  );
}

/** Each script of a title in its own line, by the sign that parts them: all that this small page needs. */
function Title({ title }: { title: string }) {
  return title.split(' · ').map((part) => (
    <span key={part} className="block">
      <PersonText>{part}</PersonText>
    </span>
  ));
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-2.5">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-semibold text-lg [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
