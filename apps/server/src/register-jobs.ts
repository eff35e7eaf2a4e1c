import type { Services } from './context.ts';
import { registerJobs as ofAuth } from './modules/auth/index.ts';
import { registerJobs as ofBackups } from './modules/backups/index.ts';
import { registerJobs as ofCertificates } from './modules/certificates/index.ts';
import { registerJobs as ofClasses } from './modules/classes/index.ts';
import { registerJobs as ofExams } from './modules/exams/index.ts';
import { registerJobs as ofGame } from './modules/game/index.ts';
import { registerJobs as ofHealth } from './modules/health/index.ts';
import { registerJobs as ofHomework } from './modules/homework/index.ts';
import { registerJobs as ofInvoices } from './modules/invoices/index.ts';
import { registerJobs as ofMeetings } from './modules/meetings/index.ts';
import { registerJobs as ofMessages } from './modules/messages/index.ts';
import { registerJobs as ofPayments } from './modules/payments/index.ts';
import { registerJobs as ofPeople } from './modules/people/index.ts';
import { registerJobs as ofPrivacy } from './modules/privacy/index.ts';
import { registerJobs as ofRoster } from './modules/roster/index.ts';
import { registerJobs as ofUploads } from './modules/uploads/index.ts';
import { applyRetention } from './retention.ts';
import { fileQuarantine, fileRemovals, removeFiles, setFilesAside } from './shared/remove-files.ts';
import { keepFolded } from './shared/sql/folding.ts';
import { vacuumTables } from './shared/sql/vacuum.ts';
import { sweepFiles } from './sweep-files.ts';

/** Says who does the jobs of the product, and when the scheduled ones come. */
export function registerJobs(services: Services): void {
  ofAuth(services);
  ofPeople(services);
  ofUploads(services);
  ofInvoices(services);
  ofClasses(services);
  ofMeetings(services);
  ofRoster(services);
  ofHomework(services);
  ofExams(services);
  ofPayments(services);
  ofMessages(services);
  ofCertificates(services);
  ofGame(services);
  ofBackups(services);
  ofHealth(services);
  ofPrivacy(services);
  services.jobs.every('retention', '20 3 * * *', (run) => applyRetention(services, run));
  services.jobs.every('keep-folded', '25 * * * *', async () => {
    await keepFolded(services.db);
  });
  services.jobs.work(fileRemovals, (job) => removeFiles(services, job));
  services.jobs.work(fileQuarantine, (job) => setFilesAside(services, job));
  services.jobs.every('sweep-files', '40 3 * * *', () => sweepFiles(services));
  if (services.config.databaseUrl === null) {
    services.jobs.every('vacuum', '10 5 * * *', (run) => vacuumTables(services, run));
  }
}
