import { pathTo } from '@institute/contract/routes';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { isLessonKept } from '../../domains/exams/lesson-api.ts';
import type { Lesson } from '../../domains/exams/model.ts';
import { useMarkViewed } from '../../domains/lessons/api.ts';
import { ApiError, errorMessage } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { toast } from '../../ui/toast.ts';
import { lessonText } from './text.ts';

interface NextLessonProps {
  classId: string;
  next: NonNullable<Lesson['next']>;
  /** True while something on this page comes first, such as an exam not yet submitted. */
  isLater: boolean;
}

/** Goes on to the lesson after this one, once the server has let it be opened; else says why not. */
export function NextLesson({ classId, next, isLater }: NextLessonProps) {
  const navigate = useNavigate();
  const open = useMarkViewed(classId);
  const onClick = () => {
    if (open.isPending) return;
    const go = () => void navigate(pathTo('lesson', { classId, lessonId: next.rand }));
    open.mutate(next.rand, {
      onSuccess: go,
      onError: async (error) => {
        const isOffline = error instanceof ApiError && error.isNetwork;
        // A lesson that is kept was opened before, so nothing is to be recorded.
        if (isOffline && (await isLessonKept(classId, next.rand))) return go();
        const why = isOffline ? lessonText.notKept : undefined;
        toast.error(errorMessage(error, lessonText.openFailed), why);
      },
    });
  };
  return (
    <nav
      aria-label={lessonText.next}
      className="mt-8 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-line border-t pt-5"
    >
      <PersonText className="text-muted">{next.subject}</PersonText>
      <Button
        size="lg"
        variant={isLater ? 'secondary' : 'primary'}
        onClick={onClick}
        busy={open.isPending}
        className="max-sm:w-full"
      >
        {lessonText.next}
        <ArrowRight size={20} className="rtl:-scale-x-100" />
      </Button>
    </nav>
  );
}
