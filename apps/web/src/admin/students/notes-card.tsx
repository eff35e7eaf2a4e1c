import {
  addStudentNote,
  deleteStudentNote,
  type StudentNote,
} from '@institute/contract/people/student-notes';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { recordKey } from '../../domains/reports/record-api.ts';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { ConfirmedAct } from '../../forms/confirmed-act.tsx';
import { keyFor } from '../../forms/request-key.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAct } from '../../platform/answers.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextareaField } from '../../ui/input.tsx';
import { PersonBlock, PersonText } from '../../ui/person-text.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './record-text.ts';

interface NotesCardProps {
  studentId: number;
  notes: readonly StudentNote[];
}

/** What the office has noted about a student: written at the end, and taken away by its writer. */
export function NotesCard({ studentId, notes }: NotesCardProps) {
  const [deleting, setDeleting] = useState<StudentNote | null>(null);
  const remove = useAct(deleteStudentNote, { refreshes: [recordKey(studentId)] });
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{text.notes}</h2>
      <NewNote studentId={studentId} />
      {notes.length === 0 && <p className="text-muted">{text.noNotes}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="flex items-start gap-2 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0 grow">
              <PersonBlock className="whitespace-pre-line [overflow-wrap:anywhere]">
                {note.body}
              </PersonBlock>
              <p className="text-muted text-sm">
                <StudentLink id={note.authorId}>
                  <PersonText>{note.author}</PersonText>
                </StudentLink>
                {' · '}
                <InstituteTime at={note.at} withTime />
              </p>
            </div>
            {note.isOwn && (
              <IconButton label={text.deleteNote} onClick={() => setDeleting(note)}>
                <Trash2 size={18} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {deleting && (
        <ConfirmedAct
          title={text.deleteNoteTitle}
          confirmLabel={text.deleteNote}
          busyLabel={text.deleting}
          words={{ refused: text.deleteNoteFailed, isOurs: true }}
          onConfirm={async () => {
            await remove.mutateAsync({ noteId: deleting.id });
            toast.success(text.noteDeleted);
            setDeleting(null);
          }}
          onClose={() => setDeleting(null)}
        >
          {text.deleteNoteDetail}
        </ConfirmedAct>
      )}
    </Card>
  );
}

const schema = z.object({ body: z.string().check(z.trim(), z.minLength(1, text.noteNeeded)) });

function NewNote({ studentId }: { studentId: number }) {
  const add = useAct(addStudentNote, { refreshes: [recordKey(studentId)] });
  const [request, setRequest] = useState(() => keyFor('', null));
  const form = useForm({
    schema,
    defaultValues: { body: '' },
    words: { refused: text.noteFailed, isOurs: true },
    onSubmit: async ({ body }) => {
      const next = keyFor(body, request);
      setRequest(next);
      await add.mutateAsync({ studentId, body, requestKey: next.key });
      toast.success(text.noteAdded);
      // The same words may be noted again another day: they are another note.
      setRequest(keyFor('', null));
      form.reset({ body: '' });
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <TextareaField
        label={text.note}
        hint={text.notesIntro}
        rows={3}
        maxLength={2000}
        dir="auto"
        {...form.field('body')}
      />
      <FormAlert message={form.failure} />
      <Button
        type="submit"
        variant="secondary"
        busy={form.isRunning}
        busyLabel={text.adding}
        className="self-start"
      >
        {text.addNote}
      </Button>
    </form>
  );
}
