import { PageHeader } from '../../ui/page-header.tsx';

export function LessonPage() {
  return <PageHeader title="Lesson" />;
}
