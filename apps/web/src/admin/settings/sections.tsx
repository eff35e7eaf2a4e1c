import { OTHER_BANK } from '@institute/contract/payments/banks';
import { getRewardBudget } from '@institute/contract/referrals/referrals';
import { pathTo } from '@institute/contract/routes';
import type { ManagedSettings } from '@institute/contract/settings/managed-settings';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MarkingStateLine } from '../../domains/exams/widgets/marking-state-line.tsx';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { Card } from '../../ui/card.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LandingPreview } from './landing-preview.tsx';
import { Logo } from './logo.tsx';
import { SettingField } from './setting-field.tsx';
import { Signature } from './signature.tsx';
import { text } from './text.ts';
import { usePlace } from './use-place.ts';
import type { SettingsEditor } from './use-settings-form.ts';

interface SectionsProps {
  editor: SettingsEditor;
  settings: Pick<ManagedSettings, 'logo' | 'signature'>;
}

/** Every setting where one looks for it: texts, money, people, marking, notifications, privacy. */
export function Sections({ editor, settings }: SectionsProps) {
  return (
    <>
      <Area name="texts">
        <Section name="institute">
          <div className="grid gap-5 sm:grid-cols-2">
            <SettingField editor={editor} name="siteName" />
            <SettingField editor={editor} name="storeLink" />
            <SettingField editor={editor} name="storeShown" />
          </div>
          <Logo logo={settings.logo} />
          <Signature signature={settings.signature} />
        </Section>
        <Section name="visitors">
          <div className="grid gap-5 lg:grid-cols-2">
            <SettingField editor={editor} name="landingMessage" rows={7} />
            <LandingPreview message={editor.form.values.landingMessage} />
          </div>
          <div className="grid gap-5 lg:grid-cols-2">
            <SettingField editor={editor} name="aboutSite" rows={5} />
            <SettingField editor={editor} name="aboutUs" rows={5} />
          </div>
        </Section>
        <Section name="students">
          <div className="grid gap-5 lg:grid-cols-2">
            <SettingField editor={editor} name="guide" rows={7} />
            <SettingField editor={editor} name="privateLesson" rows={7} />
          </div>
        </Section>
        <Section name="meetings">
          <SettingField editor={editor} name="noticeHours" />
          <SettingField editor={editor} name="recordingMonths" />
        </Section>
      </Area>
      <Area name="money">
        <MoneySections editor={editor} />
      </Area>
      <Area name="people">
        <Section name="security">
          <SettingField editor={editor} name="secondFactor" />
        </Section>
      </Area>
      <Area name="marking">
        <Section name="machine">
          <MarkingStateLine />
          <p>
            <Link to={pathTo('exams')} className="font-medium text-primary-strong underline">
              {text.toMarking}
            </Link>
          </p>
        </Section>
      </Area>
      <Area name="notifications">
        <Section name="reach">
          <SettingField editor={editor} name="whatsappNumber" />
          <p className="text-muted">{text.noticesHint}</p>
          <p>
            <Link to={pathTo('health')} className="font-medium text-primary-strong underline">
              {text.toHealth}
            </Link>
          </p>
        </Section>
        <Section name="owner">
          <div className="grid gap-5 sm:grid-cols-2">
            <SettingField editor={editor} name="healthAlerts" />
            <SettingField editor={editor} name="weeklyDigest" />
          </div>
          <SettingField editor={editor} name="ownerEmail" />
        </Section>
      </Area>
      <Area name="privacy">
        <PrivacySections editor={editor} />
      </Area>
    </>
  );
}

function MoneySections({ editor }: Pick<SectionsProps, 'editor'>) {
  return (
    <>
      <Section name="payments">
        <div className="grid gap-5 sm:grid-cols-2">
          <SettingField editor={editor} name="paystackKey" />
          <SettingField editor={editor} name="accountNumbers" />
          <SettingField editor={editor} name="secondPersonAbove" />
          <SettingField editor={editor} name="graceDays" />
          <SettingField editor={editor} name="defaultPrice" />
        </div>
      </Section>
      <Section name="transfer">
        <TransferFields editor={editor} />
      </Section>
      <Section name="referral">
        <div className="grid gap-5 sm:grid-cols-2">
          <SettingField editor={editor} name="referralWelcome" />
          <SettingField editor={editor} name="referralReward" />
        </div>
        <SettingField editor={editor} name="referralTrigger" />
      </Section>
      <Section name="quiz">
        <SettingField editor={editor} name="quiz" />
        <p>
          <Link to={pathTo('quizQuestions')} className="font-medium text-primary-strong underline">
            {text.toQuestions}
          </Link>
        </p>
        <div className="grid gap-5 sm:grid-cols-3">
          <SettingField editor={editor} name="gameRewardEasy" />
          <SettingField editor={editor} name="gameRewardIntermediate" />
          <SettingField editor={editor} name="gameRewardHard" />
        </div>
        <SettingField editor={editor} name="networkWins" />
      </Section>
      <Section name="budget">
        <SettingField editor={editor} name="rewardBudget" />
        <BudgetToday />
      </Section>
    </>
  );
}

/** The account to which students transfer. */
function TransferFields({ editor }: Pick<SectionsProps, 'editor'>) {
  const isOther = editor.form.values.bankCode === OTHER_BANK;
  return (
    <>
      <p className="text-muted">{text.transferHint}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <SettingField editor={editor} name="bankCode" />
        {isOther && <SettingField editor={editor} name="otherBank" />}
        <SettingField editor={editor} name="accountNumber" />
        <SettingField editor={editor} name="accountName" />
      </div>
      {isOther && <p className="text-muted">{text.transferUnproved}</p>}
      <SettingField editor={editor} name="transferNote" />
    </>
  );
}

function PrivacySections({ editor }: Pick<SectionsProps, 'editor'>) {
  return (
    <>
      <Section name="legal">
        <p className="text-muted">{text.legalHint}</p>
        <SettingField editor={editor} name="terms" rows={12} />
        <SettingField editor={editor} name="privacy" rows={12} />
        <SettingField editor={editor} name="privacyContact" />
      </Section>
      <Section name="retention">
        <div className="grid gap-5 sm:grid-cols-2">
          <SettingField editor={editor} name="deviceDays" />
          <SettingField editor={editor} name="mailDays" />
          <SettingField editor={editor} name="auditDays" />
          <SettingField editor={editor} name="draftDays" />
        </div>
      </Section>
    </>
  );
}

/** What is about one thing, under a heading that the navigation leads to. */
function Area({ name, children }: { name: keyof typeof text.areas; children: ReactNode }) {
  const place = usePlace(name);
  return (
    <div className="flex flex-col gap-5">
      <h2 ref={place} tabIndex={-1} className="mt-2 scroll-mt-20 text-2xl outline-none">
        {text.areas[name]}
      </h2>
      {children}
    </div>
  );
}

/** One part of the settings. */
function Section({ name, children }: { name: keyof typeof text.sections; children: ReactNode }) {
  const place = usePlace(name);
  return (
    <Card aria-label={text.sections[name]}>
      <h3 ref={place} tabIndex={-1} className="mb-4 scroll-mt-20 text-xl outline-none">
        {text.sections[name]}
      </h3>
      <div className="flex flex-col gap-5">{children}</div>
    </Card>
  );
}

/** What is left today of the budget for rewards. */
function BudgetToday() {
  const { data, isPending } = useAnswer(getRewardBudget, {}, { staleTime: 0 });
  return (
    <p role="status" className="min-h-6 text-muted">
      {data ? (
        <>
          <Sentence
            words={text.budgetToday}
            fill={{ given: <Money kobo={data.given} />, left: <Money kobo={data.left} /> }}
          />{' '}
          {data.waiting > 0 && (
            <Sentence words={text.budgetWaiting} fill={{ amount: <Money kobo={data.waiting} /> }} />
          )}
        </>
      ) : isPending ? (
        <Skeleton className="h-6 w-60" />
      ) : (
        text.budgetFailed
      )}
    </p>
  );
}
