import type { Services } from '../../context.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** Uploads that nobody goes on with are removed by the clock. */
export function registerJobs(services: Services): void {
  services.jobs.every('sweep-uploads', '17 * * * *', async () => {
    await sweepUploads(services);
  });
}
