import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ManagedSettings } from '../../domains/settings/managed-model.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { useLeaveGuard } from '../../forms/use-leave-guard.ts';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { BudgetToday } from './budget-today.tsx';
import { LandingPreview } from './landing-preview.tsx';
import { Logo } from './logo.tsx';
import { SaveBar } from './save-bar.tsx';
import { SettingField } from './setting-field.tsx';
import { Signature } from './signature.tsx';
import { fieldText, text } from './text.ts';
import { type SettingsEditor, useSettingsForm } from './use-settings-form.ts';

/** The form of all settings: sections, the bar that saves, and the questions before it does. */
export function SettingsEditorForm({ settings }: { settings: ManagedSettings }) {
  const editor = useSettingsForm(settings);
  const { form } = editor;
  const [isDiscarding, setDiscarding] = useState(false);
  const guard = useLeaveGuard(editor.changed.length > 0);
  const nothing = editor.changed.length === 0;
  return (
    <>
      <form
        {...form.props}
        onSubmit={(event) => (nothing ? event.preventDefault() : form.props.onSubmit(event))}
        className="flex max-w-5xl flex-col gap-5"
      >
        <Sections editor={editor} settings={settings} />
        <LastSaved settings={settings} />
        <SaveBar editor={editor} onDiscard={() => setDiscarding(true)} />
      </form>
      <SaveQuestion editor={editor} />
      <ConfirmDialog
        open={isDiscarding}
        title={text.discardTitle}
        confirmLabel={text.discard}
        tone="danger"
        onConfirm={() => {
          editor.discard();
          setDiscarding(false);
        }}
        onClose={() => setDiscarding(false)}
      >
        {text.discardDetail}
      </ConfirmDialog>
      <ConfirmDialog
        open={guard.isAsking}
        title={text.leaveTitle}
        confirmLabel={text.leave}
        tone="danger"
        onConfirm={guard.leave}
        onClose={guard.stay}
      >
        {text.leaveDetail}
      </ConfirmDialog>
    </>
  );
}

/** Names what will be saved before it is. */
function SaveQuestion({ editor: { form, changed, conflicts } }: { editor: SettingsEditor }) {
  return (
    <ConfirmDialog
      open={form.isAsking}
      title={text.confirmTitle}
      confirmLabel={text.save}
      busyLabel={text.saving}
      busy={form.isRunning}
      onConfirm={() => void form.confirm()}
      onClose={form.stopAsking}
    >
      <ul className="mb-3 list-disc ps-5 text-ink">
        {changed.map((name) => (
          <li key={name}>
            {fieldText[name].label}
            {conflicts[name] && <span className="text-bad"> ({text.confirmReplaces})</span>}
          </li>
        ))}
      </ul>
      {text.confirmDetail}
    </ConfirmDialog>
  );
}

interface SectionsProps {
  editor: SettingsEditor;
  settings: Pick<ManagedSettings, 'logo' | 'signature'>;
}

function Sections({ editor, settings }: SectionsProps) {
  return (
    <>
      <Section name="institute">
        <div className="grid gap-5 sm:grid-cols-2">
          <SettingField editor={editor} name="siteName" />
          <SettingField editor={editor} name="whatsappNumber" />
          <SettingField editor={editor} name="storeLink" />
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
      <Section name="payments">
        <div className="grid gap-5 sm:grid-cols-2">
          <SettingField editor={editor} name="paystackKey" />
          <SettingField editor={editor} name="defaultPrice" />
        </div>
      </Section>
      <Section name="referral">
        <div className="grid gap-5 sm:grid-cols-2">
          <SettingField editor={editor} name="referralWelcome" />
          <SettingField editor={editor} name="referralReward" />
        </div>
        <SettingField editor={editor} name="referralTrigger" />
      </Section>
      <Section name="quiz">
        <div className="grid gap-5 sm:grid-cols-3">
          <SettingField editor={editor} name="gameRewardEasy" />
          <SettingField editor={editor} name="gameRewardIntermediate" />
          <SettingField editor={editor} name="gameRewardHard" />
        </div>
      </Section>
      <Section name="budget">
        <SettingField editor={editor} name="rewardBudget" />
        <BudgetToday />
      </Section>
      <Section name="security">
        <SettingField editor={editor} name="secondFactor" />
      </Section>
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

/** One part of the settings; an address that ends in its name begins there. */
function Section({ name, children }: { name: keyof typeof text.sections; children: ReactNode }) {
  const { hash, key } = useLocation();
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!key || hash !== `#${name}`) return;
    // After the layout, which begins every page at its top.
    const timer = setTimeout(() => place.current?.focus());
    return () => clearTimeout(timer);
  }, [key, hash, name]);
  return (
    <Card aria-label={text.sections[name]}>
      <h2 ref={place} tabIndex={-1} className="mb-4 scroll-mt-20 text-xl outline-none">
        {text.sections[name]}
      </h2>
      <div className="flex flex-col gap-5">{children}</div>
    </Card>
  );
}

/** Who saved settings last, and when. */
function LastSaved({ settings }: { settings: ManagedSettings }) {
  const [latest] = Object.values(settings.changes).sort((a, b) => b.at.getTime() - a.at.getTime());
  if (!latest?.by) return null;
  return (
    <p className="text-muted text-sm">
      {text.lastSaved} <PersonText>{latest.by}</PersonText>,{' '}
      <InstituteTime at={latest.at} withTime />
    </p>
  );
}
