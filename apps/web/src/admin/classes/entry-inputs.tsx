import { getLessons } from '@institute/contract/lessons/class-lessons';
import { ClassField } from '../../domains/classes/widgets/class-field.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { type InputProps, words } from './class-inputs.tsx';
import { text } from './text.ts';

/** The class to complete first. The class itself is refused and what was chosen stays (admin §5). */
export function PrerequisiteInput({ form, item }: InputProps) {
  const onChange = (chosen: string) => {
    if (item && chosen === String(item.id)) {
      form.fail('prerequisiteId', text.ownPrerequisite);
      return;
    }
    form.clear('prerequisiteId');
    form.change('prerequisiteId', chosen === '' ? null : Number(chosen));
    form.change('entryExamId', null);
  };
  return (
    <ClassField
      label={words.prerequisiteId}
      none={text.noPrerequisite}
      value={String(form.values.prerequisiteId ?? '')}
      error={form.errorOf('prerequisiteId')}
      onChange={onChange}
    />
  );
}

/** The exam of the prerequisite that may be passed instead; nothing where no prerequisite is chosen. */
export function EntryExamInput({ form }: InputProps) {
  const { prerequisiteId, entryExamId } = form.values;
  const asked = prerequisiteId === null ? null : { classId: String(prerequisiteId) };
  const lessons = useAnswer(getLessons, asked).data;
  if (prerequisiteId === null) return null;
  const exams = lessons?.filter(({ kind }) => kind === 'exam') ?? [];
  // One in the trash is none until it is back.
  const isThere = exams.some(({ id }) => id === entryExamId);
  return (
    <SelectField
      label={words.entryExamId}
      hint={lessons && exams.length === 0 ? words.noExams : words.entryExamHint}
      options={[
        { value: '', label: text.noEntryExam },
        ...exams.map(({ id, subject, about }) => ({
          value: String(id),
          label: about.trim() === '' ? subject : text.markedExam(subject),
        })),
      ]}
      value={isThere ? String(entryExamId) : ''}
      onChange={({ target }) =>
        form.change('entryExamId', target.value === '' ? null : Number(target.value))
      }
    />
  );
}
