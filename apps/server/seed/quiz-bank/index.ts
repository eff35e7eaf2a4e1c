import { type BankQuestion, timed } from './build.ts';
import { culture as easyCulture } from './easy/culture.ts';
import { grammar as easyGrammar } from './easy/grammar.ts';
import { morphology as easyMorphology } from './easy/morphology.ts';
import { vocabulary as easyVocabulary } from './easy/vocabulary.ts';
import { culture as hardCulture } from './hard/culture.ts';
import { grammar as hardGrammar } from './hard/grammar.ts';
import { morphology as hardMorphology } from './hard/morphology.ts';
import { vocabulary as hardVocabulary } from './hard/vocabulary.ts';
import { culture } from './intermediate/culture.ts';
import { grammar } from './intermediate/grammar.ts';
import { morphology } from './intermediate/morphology.ts';
import { vocabulary } from './intermediate/vocabulary.ts';

/** The questions of the quiz by level: part of the product, so every institute has them. */
export const quizBank: Readonly<Record<'easy' | 'intermediate' | 'hard', readonly BankQuestion[]>> =
  {
    easy: timed('easy', [easyVocabulary, easyGrammar, easyMorphology, easyCulture]),
    intermediate: timed('intermediate', [vocabulary, grammar, morphology, culture]),
    hard: timed('hard', [hardVocabulary, hardGrammar, hardMorphology, hardCulture]),
  };
