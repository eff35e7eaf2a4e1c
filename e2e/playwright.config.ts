import { defineConfig } from '@playwright/test';
import { chromium } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: './support/demo.ts',
  outputDir: '../.cache/journeys',
  // Files run side by side, the tests of one file in their order. A browser and a server share the
  // machine with each worker.
  workers: 2,
  // A journey that only sometimes succeeds has found something.
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/test-results/journeys.json' }]],
  use: {
    launchOptions: chromium,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Without a film of every journey, which costs more than the journey itself; each step keeps
    // the page as it was.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
  },
});
