import { getMyStudy } from '@institute/contract/lessons/study';
import { getSetAsideCards } from '@institute/contract/words/practice-care';
import { getPracticeCount } from '@institute/contract/words/practice-count';
import { getPractice } from '@institute/contract/words/words';
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
