/** Questions that no exam of the institute asks. */
export const otherQuestions: readonly { question: string; modelAnswer: string }[] = [
  {
    question: 'How long does an egg boil until it is hard, and how is it cooled?',
    modelAnswer: 'Ten minutes in bubbling water; afterwards it lies in cold water.',
  },
  {
    question: 'Why do tides rise twice a day?',
    modelAnswer: 'The moon pulls the near ocean more and the far ocean less than our planet.',
  },
  {
    question: 'Which pieces may castle in chess, and when?',
    modelAnswer: 'King and rook, if neither moved, nothing stands between and no check is given.',
  },
  {
    question: 'How does a bicycle pump fill a tyre?',
    modelAnswer: 'Its piston squeezes air, which opens a valve and cannot flow back.',
  },
];
