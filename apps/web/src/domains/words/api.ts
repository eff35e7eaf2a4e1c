import type { DataOf } from '@institute/contract/call';
import { getMyStudy } from '@institute/contract/lessons/study';
import { getSetAsideCards } from '@institute/contract/words/practice-care';
import { getPracticeCount } from '@institute/contract/words/practice-count';
import { getPractice } from '@institute/contract/words/words';
import { useQueryClient } from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { useRefresh } from '../../platform/answers.ts';

/** Whatever is known of today's practice is asked for again. */
export function useForgetPractice(): () => Promise<void> {
  const refresh = useRefresh();
  return async () => {
    // Practice marks its day of the week on the dashboard too.
    void refresh(getPracticeCount, getSetAsideCards, getMyStudy);
    await refresh(getPractice);
  };
}

/** Says that one card less is due, until the server is asked again. */
export function useCountDown(): () => void {
  const client = useQueryClient();
  return () =>
    void client.setQueryData<DataOf<typeof getPracticeCount>>(
      answerKey(getPracticeCount, {}),
      (known) => known && { due: Math.max(0, known.due - 1) },
    );
}
