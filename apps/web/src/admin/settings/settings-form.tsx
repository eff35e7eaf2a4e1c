import {
  fieldOf,
  type ManagedSettings,
  settingNames,
} from '@institute/contract/settings/managed-settings';
import { useState } from 'react';
import { Link } from 'react-router';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { ConflictDialog } from '../../forms/conflict-dialog.tsx';
import { AsideNotice, RestoredNotice } from '../../forms/restored-notice.tsx';
import { useLeaveGuard } from '../../forms/use-leave-guard.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { SaveBar } from './save-bar.tsx';
import { Sections } from './sections.tsx';
import { shownSetting } from './setting-field.tsx';
import { fieldText, text } from './text.ts';
import { type SettingsEditor, useSettingsForm } from './use-settings-form.ts';

/** The form of all settings: sections, the bar that saves, and the questions before it does. */
export function SettingsEditorForm({ settings }: { settings: ManagedSettings }) {
  const editor = useSettingsForm(settings);
  const { form, conflict } = editor;
  const [isDiscarding, setDiscarding] = useState(false);
  const guard = useLeaveGuard(form.isChanged);
  const nothing = editor.changed.length === 0;
  return (
    <div className="grid max-w-7xl gap-x-6 gap-y-4 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <AreasNav />
      <form
        {...form.props}
        onSubmit={(event) => (nothing ? event.preventDefault() : form.props.onSubmit(event))}
        className="flex min-w-0 max-w-5xl flex-col gap-5"
      >
        {form.restored && <RestoredNotice onStartOver={form.startOver} />}
        <AsideNotice form={form} />
        <Sections editor={editor} settings={settings} />
        <LastSaved settings={settings} />
        <SaveBar editor={editor} onDiscard={() => setDiscarding(true)} />
      </form>
      <SaveQuestion editor={editor} />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          nameOf={(name) => fieldText[name].label}
          shownOf={(name, { [name]: value }) => shownSetting(name, value)}
        />
      )}
      <ConfirmDialog
        open={isDiscarding}
        title={text.discardTitle}
        confirmLabel={text.discard}
        tone="danger"
        onConfirm={() => {
          form.startOver();
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
        onConfirm={() => {
          form.forget();
          guard.leave();
        }}
        onClose={guard.stay}
      >
        {text.leaveDetail}
      </ConfirmDialog>
    </div>
  );
}

/** Names what will be saved before it is. */
function SaveQuestion({ editor: { form, changed } }: { editor: SettingsEditor }) {
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
          <li key={name}>{fieldText[name].label}</li>
        ))}
      </ul>
      {text.confirmDetail}
    </ConfirmDialog>
  );
}

/** Who saved settings last, and when. */
function LastSaved({ settings }: { settings: ManagedSettings }) {
  const [latest] = settingNames
    .flatMap((name) => settings.changes[fieldOf(name)] ?? [])
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  if (!latest?.by) return null;
  return (
    <p className="text-muted text-sm">
      {text.lastSaved} <PersonText>{latest.by}</PersonText>,{' '}
      <InstituteTime at={latest.at} withTime />
    </p>
  );
}

/** The way to each area of the settings: beside them, or above them where there is no room. */
function AreasNav() {
  return (
    <nav aria-label={text.areasLabel} className="min-w-0">
      <ul className="flex gap-1 overflow-x-auto lg:sticky lg:top-20 lg:flex-col">
        {Object.entries(text.areas).map(([name, label]) => (
          <li key={name} className="shrink-0">
            <Link
              to={{ search: '', hash: name }}
              className="tap flex items-center rounded-field px-3 font-medium text-muted hover:bg-sunken hover:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
