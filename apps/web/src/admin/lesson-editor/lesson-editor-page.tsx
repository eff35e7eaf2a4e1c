import { pathTo } from '@institute/contract/routes';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useManagedClasses } from '../../domains/classes/managed-api.ts';
import { useLessonToEdit } from '../../domains/lessons/managed-api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EditorForm } from './editor-form.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { text } from './text.ts';

/** What the address has for a lesson that is to be added. */
const NEW = 'new';

/** /admin/classes/manage/{classId}/lessons/{lessonId}; `new` for the latter adds one (admin §2). */
export function LessonEditorPage() {
  const { classId = '', lessonId = '' } = useParams();
  // Another address is another form.
  return <Editor key={`${classId}/${lessonId}`} classId={classId} lessonId={lessonId} />;
}

function Editor({ classId, lessonId }: { classId: string; lessonId: string }) {
  const isEditing = lessonId !== NEW;
  const classes = useManagedClasses('lessons.edit');
  const found = useLessonToEdit(lessonId, isEditing);
  // A fresh answer about a lesson that is open must not be typed over, nor type over.
  const [opened, setOpened] = useState(found.data);
  if (found.data && !opened && !found.isFetching) setOpened(found.data);

  const failed = found.error ?? (classes.data ? null : classes.error);
  if (failed && !opened) {
    if (errorCode(failed) === 'lesson_not_found') return <LessonNotFound classId={classId} />;
    return (
      <>
        <PageHeader title={isEditing ? text.titleEdit : text.titleAdd} />
        <ErrorState
          title={text.loadFailed}
          query={{
            error: failed,
            refetch: () => Promise.all([found.error && found.refetch(), classes.refetch()]),
            isFetching: found.isFetching || classes.isFetching,
          }}
        />
      </>
    );
  }
  if (!classes.data || (isEditing && !opened)) return <EditorSkeleton isEditing={isEditing} />;
  const row = classes.data.find(({ id, rand }) => String(id) === classId || rand === classId);
  if (!row && !opened) return <ClassNotFound />;
  return (
    <EditorForm
      saved={opened ?? null}
      classes={classes.data}
      classInAddress={classId}
      classId={opened?.lesson.classId ?? row?.id ?? 0}
    />
  );
}

function ClassNotFound() {
  return (
    <EmptyState
      isPage
      title={text.classNotFound}
      action={<LinkButton to={pathTo('managedClasses')}>{text.backToClasses}</LinkButton>}
    >
      {text.classNotFoundHint}
    </EmptyState>
  );
}

function LessonNotFound({ classId }: { classId: string }) {
  return (
    <EmptyState
      isPage
      title={text.lessonNotFound}
      action={
        <LinkButton to={`${pathTo('managedClass', { id: classId })}?tab=lessons`}>
          {text.backToClass}
        </LinkButton>
      }
    >
      {text.lessonNotFoundHint}
    </EmptyState>
  );
}
