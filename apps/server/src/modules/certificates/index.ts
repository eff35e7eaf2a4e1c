/** Certificates: their templates, who holds which, and what a public code stands for. */
export { handlers } from './handlers.ts';
export { registerJobs } from './jobs.ts';
export { certificatesDue } from './store-due.ts';
export { verifiedByCode } from './verify-certificate.ts';
