import type { Services } from '../../context.ts';
import { tellTeachers } from './tell-teachers.ts';

/** What letters do by the clock. */
export function registerJobs(services: Services): void {
  services.jobs.every('letters-wait', '4-59/5 * * * *', (run) => tellTeachers(services, run));
}
