import { pathTo } from '@institute/contract/routes';
import { MAX_QUESTIONS, MAX_TEACHERS } from '@institute/contract/settings/institute-profile';
import type { ReactNode } from 'react';
import {
  type ManagedProfile,
  type ProfileField,
  rowOf,
  type ProfileForm as Typed,
} from '../../../domains/settings/managed-profile-model.ts';
import { ConflictDialog } from '../../../forms/conflict-dialog.tsx';
import { isSame } from '../../../forms/parts.ts';
import { AsideNotice, RestoredNotice } from '../../../forms/restored-notice.tsx';
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { TextareaField, TextField } from '../../../ui/input.tsx';
import { usePlace } from '../use-place.ts';
import { LandingFields } from './landing-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { Rows } from './rows.tsx';
import { fieldNames, text } from './text.ts';
import { type ProfileEditor, useProfileForm } from './use-profile-form.ts';

const levels = ['levelA0', 'levelA1', 'levelA2', 'levelB1', 'levelB2'] as const;

/** The form of what visitors read of the institute. */
export function ProfileForm({ profile }: { profile: ManagedProfile }) {
  const editor = useProfileForm(profile);
  const { form, conflict } = editor;
  const guard = useLeaveGuard(form.isChanged);
  return (
    <>
      <form {...form.props} className="flex max-w-5xl flex-col gap-5">
        {form.restored && <RestoredNotice onStartOver={form.startOver} />}
        <AsideNotice form={form} />
        <p className="text-muted">
          {text.intro}{' '}
          <a
            href={pathTo('about')}
            target="_blank"
            rel="noopener noreferrer"
            className="text-primary underline underline-offset-4"
          >
            {text.look}
          </a>
        </p>
        <Section name="landing">
          <LandingFields form={form} />
        </Section>
        <Teachers editor={editor} />
        <Questions editor={editor} />
        <Section name="levels">
          <p className="text-muted">{text.levelsHint}</p>
          {levels.map((name) => (
            <TextField
              key={name}
              label={fieldNames[name]}
              dir="auto"
              maxLength={200}
              {...form.field(name)}
            />
          ))}
        </Section>
        <Section name="contact">
          <TextareaField label={text.address} rows={3} maxLength={300} {...form.field('address')} />
          <TextField
            label={text.email}
            type="email"
            dir="ltr"
            autoComplete="off"
            maxLength={254}
            {...form.field('contactEmail')}
          />
        </Section>
        <SaveLine editor={editor} />
      </form>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          nameOf={(name) => fieldNames[name]}
          shownOf={(name, { [name]: value }) => shownOf(value)}
        />
      )}
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
    </>
  );
}

function Teachers({ editor: { form } }: { editor: ProfileEditor }) {
  return (
    <Section name="teachers">
      <Rows
        rows={form.values.teachers}
        onChange={(rows) => form.change('teachers', rows)}
        most={MAX_TEACHERS}
        newRow={() => rowOf({ name: '', line: '', picture: '' })}
        words={{
          none: text.noTeachers,
          add: text.addTeacher,
          title: text.teacher,
          remove: text.removeTeacher,
        }}
      >
        {(row, at, change) => (
          <>
            <TextField
              label={text.name}
              dir="auto"
              maxLength={80}
              value={row.name}
              error={form.errorOf(`teachers.${at}.name`)}
              onChange={(event) => change({ name: event.target.value })}
            />
            <TextField
              label={text.line}
              dir="auto"
              maxLength={240}
              value={row.line}
              error={form.errorOf(`teachers.${at}.line`)}
              onChange={(event) => change({ line: event.target.value })}
            />
            <PictureField picture={row.picture} onChange={(picture) => change({ picture })} />
          </>
        )}
      </Rows>
    </Section>
  );
}

function Questions({ editor: { form } }: { editor: ProfileEditor }) {
  return (
    <Section name="questions">
      <Rows
        rows={form.values.questions}
        onChange={(rows) => form.change('questions', rows)}
        most={MAX_QUESTIONS}
        newRow={() => rowOf({ question: '', answer: '' })}
        words={{
          none: text.noQuestions,
          add: text.addQuestion,
          title: text.questionNumber,
          remove: text.removeQuestion,
        }}
      >
        {(row, at, change) => (
          <>
            <TextField
              label={text.question}
              dir="auto"
              maxLength={200}
              value={row.question}
              error={form.errorOf(`questions.${at}.question`)}
              onChange={(event) => change({ question: event.target.value })}
            />
            <TextareaField
              label={text.answer}
              rows={3}
              maxLength={2000}
              value={row.answer}
              error={form.errorOf(`questions.${at}.answer`)}
              onChange={(event) => change({ answer: event.target.value })}
            />
          </>
        )}
      </Rows>
    </Section>
  );
}

/** What an entry of a list says, line by line. */
function partsOf(entry: Exclude<Typed[ProfileField], string>[number]): string[] {
  if ('question' in entry) return [entry.question, entry.answer];
  if ('title' in entry) return [entry.title, entry.line];
  return [entry.name, entry.line, entry.picture && text.withPicture];
}

/** A field as it is read: a list by what its entries say. */
const shownOf = (value: Typed[ProfileField]): string =>
  typeof value === 'string' ? value : value.map((entry) => partsOf(entry).join('\n')).join('\n\n');

/** Whether anything is unsaved, and Save. */
function SaveLine({ editor: { form } }: { editor: ProfileEditor }) {
  const isChanged = !isSame(form.values, form.opened.values);
  return (
    <div className="sticky bottom-(--bottom-bar-size) z-10 -mx-4 flex flex-col gap-2 border-line border-t bg-surface px-4 py-3 sm:-mx-6 sm:px-6">
      <FormAlert message={form.failure} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted text-sm">
          {isChanged ? text.unsaved : text.nothingChanged}
        </p>
        <Button
          type="submit"
          busy={form.isRunning}
          busyLabel={text.saving}
          disabled={!isChanged}
          className="max-sm:grow"
        >
          {text.save}
        </Button>
      </div>
    </div>
  );
}

function Section({ name, children }: { name: keyof typeof text.sections; children: ReactNode }) {
  const place = usePlace(name);
  return (
    <Card aria-label={text.sections[name]}>
      <h2 ref={place} tabIndex={-1} className="mb-4 scroll-mt-20 text-xl outline-none">
        {text.sections[name]}
      </h2>
      <div className="flex flex-col gap-4">{children}</div>
    </Card>
  );
}
