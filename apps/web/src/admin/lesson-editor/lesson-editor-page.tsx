import { getManagedClass } from '@institute/contract/classes/managed-classes';
import { pathTo } from '@institute/contract/routes';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useLessonToEdit } from '../../domains/lessons/managed-api.ts';
import { useAnswer } from '../../platform/answers.ts';
import { errorCode } from '../../platform/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EditorForm } from './editor-form.tsx';
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
  // The address may name the class by another id than its forms do.
  const own = useAnswer(getManagedClass, isEditing ? null : { classId });
  const found = useLessonToEdit(lessonId, isEditing);
  // A fresh answer about a lesson that is open must not be typed over, nor type over.
  const [opened, setOpened] = useState(found.data);
  if (found.data && !opened && !found.isFetching) setOpened(found.data);

  const asked = isEditing ? found : own;
  if (asked.error && !opened) {
    const code = errorCode(asked.error);
    if (code === 'lesson_not_found') return <LessonNotFound classId={classId} />;
    if (code === 'class_not_found') return <ClassNotFound />;
    return (
      <>
        <PageHeader title={isEditing ? text.titleEdit : text.titleAdd} />
        <ErrorState title={text.loadFailed} query={asked} />
      </>
    );
  }
  const inClass = isEditing ? opened?.lesson.classId : own.data?.id;
  if (inClass === undefined) return <EditorSkeleton isEditing={isEditing} />;
  return <EditorForm saved={opened ?? null} classInAddress={classId} classId={inClass} />;
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

/** The editor before its lesson has arrived. */
function EditorSkeleton({ isEditing }: { isEditing: boolean }) {
  return (
    <>
      <Skeleton className="mb-2 h-11 w-36" />
      <PageHeader title={isEditing ? text.titleEdit : text.titleAdd} />
      <Loading label={text.loading}>
        <div className="grid gap-5 lg:grid-cols-[19rem_minmax(0,1fr)]">
          <Skeleton className="h-80" />
          <Skeleton className="h-[30rem]" />
        </div>
      </Loading>
    </>
  );
}
