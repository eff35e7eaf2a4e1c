import { formatKobo } from '@institute/contract/money';
import { getReferralCount } from '@institute/contract/referrals/referrals';
import { Check, Copy, MessageCircle, Share2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useUser } from '../../domains/auth/use-user.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { copyField } from '../../platform/copy-text.ts';
import { shareSheet, whatsAppHref } from '../../platform/share.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCopied } from '../../ui/use-copied.ts';
import { referralText, text } from './text.ts';

/** How long the count is good for (student specification, section 9). */
const CACHED_MS = 5 * 60_000;

/** How many friends joined by the student's code, and what waits for it. */
const useReferrals = () =>
  useAnswer(getReferralCount, {}, { staleTime: CACHED_MS, gcTime: CACHED_MS });

/** The student's referral link with ways to pass it on, and how many friends came by it. */
export function ReferralDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={text.refer.title}>
      <Content />
    </Dialog>
  );
}

function Content() {
  const code = useUser()?.referralCode ?? '';
  const link = referralLink(location.origin, code);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { isCopied, isRefused, copy } = useCopying(field);
  if (code === '') return <p>{referralText.noCode}</p>;
  return (
    <>
      <Terms />
      <label htmlFor={id} className="font-medium text-sm">
        {referralText.link}
      </label>
      {/* Whole on a phone too: a link that is cut off says less of who sends it. */}
      <Textarea
        ref={field}
        id={id}
        dir="ltr"
        rows={2}
        readOnly
        value={link}
        className="mt-1 mb-3 resize-none break-all"
      />
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={copy}
          icon={isCopied ? <Check size={18} /> : <Copy size={18} />}
          className="min-w-32"
        >
          {isCopied ? referralText.copied : referralText.copy}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" onClick={() => share(link)} icon={<Share2 size={18} />}>
            {referralText.share}
          </Button>
        )}
        <a
          href={whatsAppHref(`${referralText.shareText}\n${link}`)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary')}
        >
          <MessageCircle size={18} />
          {referralText.whatsApp}
        </a>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {isCopied && <span className="sr-only">{referralText.copied}</span>}
        {isRefused && referralText.refused}
      </p>
      <Count />
    </>
  );
}

const share = (url: string) =>
  void shareSheet({ title: referralText.shareTitle, text: referralText.shareText, url });

function Count() {
  const referrals = useReferrals();
  const waitingKobo = referrals.data?.waitingKobo ?? 0;
  return (
    <dl className="mt-3 flex flex-col gap-2 rounded-field bg-gold-soft px-4 py-3">
      <Figure name={referralText.count}>
        {referrals.data ? (
          referralText.friends(referrals.data.count)
        ) : referrals.isPending ? (
          <Skeleton className="h-6 w-20" />
        ) : (
          text.unknown
        )}
      </Figure>
      {waitingKobo > 0 && (
        <Figure name={referralText.waiting}>
          <Money kobo={waitingKobo} />
        </Figure>
      )}
    </dl>
  );
}

/** What inviting a friend brings to either, as the institute has set it. */
function Terms() {
  const { data, isPending } = useReferrals();
  if (isPending) return <Skeleton className="mb-4 h-12" />;
  const terms = data?.terms;
  if (!terms) return null;
  const { welcomeKobo, rewardKobo, trigger } = terms;
  if (welcomeKobo + rewardKobo === 0)
    return <p className="mb-4 text-muted">{referralText.noTerms}</p>;
  return (
    <>
      <p className="mb-2 text-muted">
        {rewardKobo > 0 && referralText.reward(referralText.earns[trigger], formatKobo(rewardKobo))}{' '}
        {welcomeKobo > 0 && referralText.welcome(formatKobo(welcomeKobo))}
      </p>
      <p className="mb-4 text-muted text-sm">
        {referralText.verified} {rewardKobo > 0 && trigger !== 'signup' && referralText.ownMoney}
      </p>
    </>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <dt>{name}</dt>
      <dd className="font-semibold text-gold-strong text-lg">{children}</dd>
    </div>
  );
}

/** Copies the field, and knows for two seconds that it did. */
function useCopying(field: React.RefObject<HTMLTextAreaElement | null>) {
  const [copied, setCopied] = useCopied<'link'>();
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    if (!field.current) return;
    const isDone = await copyField(field.current);
    setRefused(!isDone);
    if (isDone) setCopied('link');
  };
  return { isCopied: copied !== null, isRefused, copy: () => void copy() };
}

/** The link a friend signs up by: `https://…/login?ref=code` (student specification, section 2). */
function referralLink(origin: string, code: string): string {
  return `${origin}/login?ref=${encodeURIComponent(code)}`;
}
