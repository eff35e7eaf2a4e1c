import type { Block } from '@institute/contract/blocks';
import type { GivenAnswer } from '@institute/contract/exam-exercises';
import { gapsOf, scaleKeys } from '@institute/contract/rules/judge-exercise';

/** The answer to an exercise of an exam as a student gives it. */
export function rightAnswerTo(block: Block): GivenAnswer {
  if (block.kind !== 'exercise') throw new Error('an exam holds exercises alone');
  const { exercise } = block;
  switch (exercise.type) {
    case 'choice':
      return { type: 'choice', chosen: exercise.options[exercise.answer] ?? '' };
    case 'choices':
      return { type: 'choices', chosen: exercise.answers.map((at) => exercise.options[at] ?? '') };
    case 'typed':
      return { type: 'typed', given: exercise.accepted[0] ?? '' };
    case 'cloze':
      return { type: 'cloze', given: gapsOf(exercise).map(([first = '']) => first) };
    case 'order':
      return { type: 'order', placed: exercise.items };
    case 'match':
      return { type: 'match', matched: exercise.pairs };
    case 'dictation':
      return { type: 'dictation', given: exercise.accepted[0] ?? '' };
    case 'listen':
      return { type: 'listen', chosen: exercise.answers.map((at) => exercise.options[at] ?? '') };
    case 'pattern':
      return { type: 'pattern', given: scaleKeys(exercise).map(([first = '']) => first) };
  }
}
