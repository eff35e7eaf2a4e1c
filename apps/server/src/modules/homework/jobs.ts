import type { Services } from '../../context.ts';
import { homeworkToTell } from '../lessons/index.ts';
import { copyVoice, voicesToCopy } from './make-copies.ts';
import { removeOldRecordings } from './remove-old-recordings.ts';
import { answersToTell, tellAnswer } from './tell-answer.ts';
import { tellGiven } from './tell-given.ts';

/** Copies of voices are made and students told after the response; recordings go by the clock. */
export function registerJobs(services: Services): void {
  const { jobs } = services;
  jobs.work(voicesToCopy, (place, run) => copyVoice(services, place, run));
  jobs.work(answersToTell, (answer) => tellAnswer(services, answer));
  jobs.work(homeworkToTell, (given) => tellGiven(services, given));
  jobs.every('old-recordings', '50 3 * * *', ({ signal }) => removeOldRecordings(services, signal));
}
