import { instantOf } from '@institute/contract/time/clock-text';
import { CalendarClock } from 'lucide-react';
import { canBeScheduled, hasBlocks } from '../../domains/lessons/managed-model.ts';
import { KindBadge } from '../../domains/lessons/widgets/kind-badge.tsx';
import { LessonBody } from '../../domains/lessons/widgets/lesson-body.tsx';
import { MaterialViewer } from '../../domains/lessons/widgets/material/material-viewer.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import type { ChosenFile } from './material-kinds.ts';
import { ExamPreview } from './preview-exam.tsx';
import { previewWords as words } from './text.ts';
import type { LessonEditor } from './use-lesson-form.ts';

const PreviewBlocks = lazy(() => import('./preview-blocks.tsx').then((code) => code.PreviewBlocks));

interface PreviewDialogProps {
  editor: LessonEditor;
  timeZone: string;
  onClose: () => void;
}

/**
 * The lesson as a student will see it, from what is typed now: made of the parts of the student's own
 * page, in a column as wide as theirs.
 */
export function PreviewDialog({ editor, timeZone, onClose }: PreviewDialogProps) {
  const { lesson, existing, file } = editor;
  const form = editor.form.values;
  const lessonId = lesson?.id ?? null;
  const saved = { existing, extension: lesson?.materialExtension ?? '' };
  const opensAt = instantOf(form.studyDate, timeZone);
  const hasMaterial = file !== null || existing !== '';
  const material = hasMaterial && <PreviewMaterial subject={form.subject} file={file} {...saved} />;
  const isInBlocks = hasBlocks(form.kind) && form.blocks.length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.asStudent}
      size="full"
      className="sm:mx-auto sm:w-full sm:max-w-[48rem]"
    >
      <article>
        <h3 className="text-2xl sm:text-3xl">
          <bdi>{form.subject.trim() || <span className="text-muted">{words.noSubject}</span>}</bdi>
        </h3>
        <p className="mt-2 mb-4 flex flex-wrap items-center gap-2 text-muted">
          <KindBadge kind={form.kind} />
          {form.isScheduled && canBeScheduled(form.kind) && (
            <span className="flex items-center gap-1.5">
              <CalendarClock size={18} />
              {words.opensOn} {opensAt ? <InstituteTime at={opensAt} withTime /> : words.noDate}
            </span>
          )}
        </p>
        <LessonBody
          kind={form.kind}
          about={form.about}
          isTyped
          inBlocks={
            isInBlocks && (
              <PreviewBlocks {...{ form, lessonId, file, material }} {...saved} fallback={null} />
            )
          }
          material={material}
          exam={<ExamPreview {...form} lessonId={lessonId} />}
        />
      </article>
    </Dialog>
  );
}

interface PreviewMaterialProps {
  subject: string;
  file: ChosenFile | null;
  /** Address of the saved file, empty when there is none. */
  existing: string;
  extension: string;
}

/** The saved file, or the chosen one from this device. */
function PreviewMaterial({ subject, file, existing, extension }: PreviewMaterialProps) {
  const address = useObjectUrl(file?.file ?? null);
  if (file?.kind === 'pdf') {
    return <p className="rounded-field bg-sunken px-4 py-8 text-center">{words.pdfLater}</p>;
  }
  const path = file ? address : existing;
  if (!path) return null;
  const shown = file ? file.file.name.slice(file.file.name.lastIndexOf('.') + 1) : extension;
  return (
    <MaterialViewer
      key={path}
      path={path}
      extension={shown}
      subject={subject}
      onReload={() => undefined}
      reloading={false}
    />
  );
}
