import { type LessonKind, lessonKinds } from '@institute/contract/lessons/lessons';
import { ClassField } from '../../domains/classes/widgets/class-field.tsx';
import {
  canBePreview,
  canBeScheduled,
  type LessonForm,
} from '../../domains/lessons/managed-model.ts';
import type { Form } from '../../forms/use-form.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { kindText, text } from './text.ts';

const kinds = lessonKinds.map((value) => ({ value, label: kindText[value].name }));

interface PlacementFieldsProps {
  form: Form<LessonForm>;
  isEditing: boolean;
  timeZone: string;
}

/** What the lesson is, when and where it stands and whom it is for: type, schedule and class (admin §4), preview. */
export function PlacementFields({ form, isEditing, timeZone }: PlacementFieldsProps) {
  const { kind, isScheduled } = form.values;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <span aria-hidden="true" className="font-medium text-sm">
          {text.type}
        </span>
        {isEditing ? (
          <FixedKind kind={kind} />
        ) : (
          <Segmented
            label={text.type}
            options={kinds}
            value={kind}
            onChange={(next) => {
              // Not every kind asks for it.
              form.clear('studyDate');
              form.change('kind', next);
            }}
            className="flex"
          />
        )}
      </div>
      {canBeScheduled(kind) && <Schedule form={form} />}
      {isScheduled && canBeScheduled(kind) && (
        <DateField
          withTime
          label={text.studyDate}
          hint={text.studyDateHint(timeZone)}
          {...form.field('studyDate')}
          required
        />
      )}
      {canBePreview(kind) && (
        <CheckboxField
          label={text.isPreview}
          hint={text.isPreviewHint}
          checked={form.values.isPreview}
          onChange={({ target }) => form.change('isPreview', target.checked)}
        />
      )}
      {isEditing && <OwnClass form={form} />}
    </Card>
  );
}

/** The kind of a saved lesson, which stays. */
function FixedKind({ kind }: { kind: LessonKind }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="sr-only">{text.type}: </span>
      <Badge tone={kind === 'exam' ? 'gold' : 'info'}>{kindText[kind].name}</Badge>
      <span className="text-muted text-sm">{text.typeFixed}</span>
    </p>
  );
}

const yesNo = [
  { value: 'no', label: text.scheduledNo },
  { value: 'yes', label: text.scheduledYes },
] as const;

function Schedule({ form }: { form: Form<LessonForm> }) {
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden="true" className="font-medium text-sm">
        {text.scheduled}
      </span>
      <Segmented
        label={text.scheduled}
        options={yesNo}
        value={form.values.isScheduled ? 'yes' : 'no'}
        onChange={(value) => {
          form.clear('studyDate');
          form.change('isScheduled', value === 'yes');
        }}
        className="self-start"
      />
      <p className="text-muted text-sm">{text.scheduledHint}</p>
    </div>
  );
}

function OwnClass({ form }: { form: Form<LessonForm> }) {
  return (
    <ClassField
      label={text.classField}
      hint={text.classHint}
      forLessons
      value={String(form.values.classId)}
      onChange={(chosen) => form.change('classId', Number(chosen))}
    />
  );
}
