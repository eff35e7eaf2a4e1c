import { unpublishClass } from '@institute/contract/classes/managed-classes';
import { EyeOff } from 'lucide-react';
import { classLists } from '../../domains/classes/changes-api.ts';
import { refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

const words = text.draft;

/** Makes a published class a draft again; where somebody has joined, the server says so. */
export function UnpublishButton({ classId }: { classId: number }) {
  const unpublish = useAct(unpublishClass, {
    refreshes: classLists,
    // Said by the hook: once the class is asked for anew, this button is gone.
    onSuccess: () => toast.success(words.unpublished),
  });
  const onPress = () =>
    unpublish.mutate(
      { classId: String(classId) },
      { onError: (error) => toast.error(refusalWords(error, words.failed)) },
    );
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ms-3"
      icon={<EyeOff size={18} />}
      busy={unpublish.isPending}
      busyLabel={words.unpublishing}
      onClick={onPress}
    >
      {words.unpublish}
    </Button>
  );
}
