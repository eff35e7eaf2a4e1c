import type { HomeworkTask } from '@institute/contract/homework/task';

/** What the parts of the form of a task are given. */
export interface TaskFieldsProps {
  task: HomeworkTask;
  /** What is wrong with a field of it, such as `marking.lines.0.title`. */
  errorOf: (path: string) => string | undefined;
  /** Changes the task from what it is by then. */
  onChange: (changed: (task: HomeworkTask) => HomeworkTask) => void;
}
