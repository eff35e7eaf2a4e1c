import type { Class } from '@institute/contract/classes';
import { lessonTypes } from '@institute/contract/lessons';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { canBeScheduled, type LessonForm } from './form.ts';
import { text, typeText } from './text.ts';
import type { Problems } from './validate.ts';

const types = lessonTypes.map((value) => ({ value, label: typeText[value].name }));
const yesNo = [
  { value: '0', label: text.scheduledNo },
  { value: '1', label: text.scheduledYes },
] as const;

interface PlacementFieldsProps {
  form: LessonForm;
  isEditing: boolean;
  classes: readonly Class[];
  timeZone: string;
  problems: Problems;
  onChange: (changes: Partial<LessonForm>) => void;
}

/** What the lesson is and when and where it stands: type, schedule and class (admin §4). */
export function PlacementFields(props: PlacementFieldsProps) {
  const { form, isEditing, classes, timeZone, problems, onChange } = props;
  const isScheduled = form.isScheduled && canBeScheduled(form.type);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <span aria-hidden="true" className="font-medium text-sm">
          {text.type}
        </span>
        {isEditing ? (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="sr-only">{text.type}: </span>
            <Badge tone={form.type === 'Exam' ? 'gold' : 'info'}>{typeText[form.type].name}</Badge>
            <span className="text-muted text-sm">{text.typeFixed}</span>
          </p>
        ) : (
          <Segmented
            label={text.type}
            options={types}
            value={form.type}
            onChange={(type) => onChange({ type })}
            className="flex"
          />
        )}
      </div>
      {canBeScheduled(form.type) && (
        <div className="flex flex-col gap-1">
          <span aria-hidden="true" className="font-medium text-sm">
            {text.scheduled}
          </span>
          <Segmented
            label={text.scheduled}
            options={yesNo}
            value={form.isScheduled ? '1' : '0'}
            onChange={(value) => onChange({ isScheduled: value === '1' })}
            className="self-start"
          />
          <p className="text-muted text-sm">{text.scheduledHint}</p>
        </div>
      )}
      {isScheduled && (
        <DateField
          withTime
          label={text.studyDate}
          hint={text.studyDateHint(timeZone)}
          error={problems.studyDate}
          value={form.studyDate}
          onChange={(event) => onChange({ studyDate: event.target.value })}
          required
        />
      )}
      {isEditing && (
        <SelectField
          label={text.classField}
          hint={text.classHint}
          value={String(form.classId)}
          onChange={(event) => onChange({ classId: Number(event.target.value) })}
          options={classes.map(({ id, name, status }) => ({
            value: String(id),
            label: status === '1' ? name : `${name} ${text.inactive}`,
          }))}
        />
      )}
    </Card>
  );
}
