import { CalendarClock } from 'lucide-react';
import {
  canBeScheduled,
  instantOf,
  type LessonForm,
  type QuestionForm,
} from '../../domains/lessons/managed-model.ts';
import { MaterialViewer } from '../../domains/lessons/widgets/material/material-viewer.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Content } from '../../ui/content/content.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MixedText } from '../../ui/mixed-text.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import type { ChosenFile } from './material-kinds.ts';
import { kindText, previewWords as words } from './text.ts';

interface PreviewDialogProps {
  form: LessonForm;
  file: ChosenFile | null;
  /** Address of the saved file, empty when there is none. */
  existing: string;
  extension: string;
  timeZone: string;
  onClose: () => void;
}

/** The lesson as a student will see it, from what is typed now. */
export function PreviewDialog({ form, timeZone, onClose, ...material }: PreviewDialogProps) {
  const opensAt = instantOf(form.studyDate, timeZone);
  return (
    <Dialog open onClose={onClose} title={words.asStudent} size="full">
      <article className="mx-auto max-w-4xl">
        <h3 dir="auto" className="text-2xl sm:text-3xl">
          {form.subject.trim() || <span className="text-muted">{words.noSubject}</span>}
        </h3>
        <p className="mt-2 mb-5 flex flex-wrap items-center gap-2 text-muted">
          {form.kind !== 'lesson' && (
            <Badge tone={form.kind === 'exam' ? 'gold' : 'info'}>{kindText[form.kind].name}</Badge>
          )}
          {form.isScheduled && canBeScheduled(form.kind) && (
            <span className="flex items-center gap-1.5">
              <CalendarClock size={18} />
              {words.opensOn} {opensAt ? <InstituteTime at={opensAt} withTime /> : words.noDate}
            </span>
          )}
        </p>
        <Material subject={form.subject} {...material} />
        {form.kind === 'exam' ? <Exam form={form} /> : <Content text={form.about} isTyped />}
      </article>
    </Dialog>
  );
}

interface MaterialProps {
  subject: string;
  file: ChosenFile | null;
  existing: string;
  extension: string;
}

/** The saved file, or the chosen one from this device. */
function Material({ subject, file, existing, extension }: MaterialProps) {
  const address = useObjectUrl(file?.file ?? null);
  if (file?.kind === 'pdf') {
    return <p className="mb-6 rounded-field bg-sunken px-4 py-8 text-center">{words.pdfLater}</p>;
  }
  const path = file ? address : existing;
  if (!path) return null;
  const shown = file ? file.file.name.slice(file.file.name.lastIndexOf('.') + 1) : extension;
  return (
    <div className="mb-6">
      <MaterialViewer
        key={path}
        path={path}
        extension={shown}
        subject={subject}
        onReload={() => undefined}
        reloading={false}
      />
    </div>
  );
}

function Exam({ form }: { form: LessonForm }) {
  return (
    <div className="flex flex-col gap-6">
      {form.questions.length > 0 && (
        <section aria-label={words.objective} className="flex flex-col gap-5">
          {form.questions.map((question, index) => (
            <Choices key={question.id} question={question} number={index + 1} />
          ))}
        </section>
      )}
      {form.about.trim() !== '' && (
        <section className="flex flex-col gap-3">
          <h4 className="text-xl">{words.theory}</h4>
          <Content text={form.about} isTyped />
          <p className="max-w-prose rounded-field border border-line border-dashed px-3 py-6 text-center text-muted">
            {words.answerField}
          </p>
        </section>
      )}
    </div>
  );
}

/** A question with its choices; their order is another one for every student (rulings §5). */
function Choices({
  question: { question, answer, options },
  number,
}: {
  question: QuestionForm;
  number: number;
}) {
  const written = options.map((one) => one.trim()).filter((one) => one !== '');
  const correct = answer.trim();
  const choices = [
    ...new Set(correct && !written.includes(correct) ? [...written, correct] : written),
  ];
  return (
    <div className="max-w-prose">
      <p className="mb-2 flex items-baseline gap-2 font-semibold">
        <span className="figures shrink-0 text-muted">{number}.</span>
        <MixedText text={question} className="whitespace-pre-line" />
      </p>
      <ul className="flex flex-col gap-2">
        {choices.map((choice) => (
          <li
            key={choice}
            className="flex min-h-11 items-center gap-3 rounded-field border border-line-strong px-3 py-2"
          >
            <span
              aria-hidden="true"
              className="size-5 shrink-0 rounded-full border border-line-strong"
            />
            <MixedText text={choice} />
          </li>
        ))}
      </ul>
    </div>
  );
}
