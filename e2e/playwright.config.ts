import { defineConfig } from '@playwright/test';
import { chromium } from './support/chromium.ts';
import { zone } from './support/zone.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: './support/institutes.ts',
  outputDir: '../.cache/journeys',
  // Files run side by side, the tests of one file in their order. They wait for seconds and for lines
  // half of their time, so that three share two cores.
  workers: 3,
  // A journey that only sometimes succeeds has found something.
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  // End what hangs alone: a machine at work takes many times as long as a quiet one (decision 111).
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/test-results/journeys.json' }]],
  use: {
    launchOptions: chromium,
    actionTimeout: 30_000,
    navigationTimeout: 90_000,
    locale: 'en-NG',
    timezoneId: zone,
    // Neither a film nor the page as it was at each step, which cost a fifth of all time: the steps,
    // the requests and the console, and a picture and the words of the page where it failed. With
    // `--trace on` a failed journey is made again with everything.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
  },
});
