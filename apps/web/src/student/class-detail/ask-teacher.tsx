import { getLetterNews } from '@institute/contract/letters/letters';
import { pathTo } from '@institute/contract/routes';
import { Mail } from 'lucide-react';
import { useAnswer } from '../../platform/answers.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { text } from './text.ts';

interface AskTeacherProps {
  /** The class as its own address names it. */
  classId: string;
  isEnrolled: boolean;
}

/** The way to the letters of a class, with how many were not read; also after the place where there are any. */
export function AskTeacher({ classId, isEnrolled }: AskTeacherProps) {
  const { data = [] } = useAnswer(getLetterNews, {}, { staleTime: 30_000 });
  const own = data.find(({ classRand }) => classRand === classId);
  if (!isEnrolled && !own) return null;
  return (
    <LinkButton
      to={pathTo('letters', { id: classId })}
      variant="secondary"
      icon={<Mail size={18} />}
    >
      {text.askTeacher}
      {own !== undefined && own.unread > 0 && (
        <span className="rounded-full bg-gold-soft px-2 text-gold-strong text-sm">
          {text.unread(own.unread)}
        </span>
      )}
    </LinkButton>
  );
}
