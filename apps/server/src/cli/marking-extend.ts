import { extendMarkingSubscription } from '../modules/exams/index.ts';
import { CommandError, commandOptions, runCommand } from '../run-command.ts';
import { makeServices } from '../services.ts';

/**
 * `npm run marking:extend -- --days N`: lets automatic marking go on for N days more, from its end
 * or from now (rulings, lessons and exams).
 */
runCommand(async ({ config, database }) => {
  const values = commandOptions({ days: { type: 'string' } });
  const days = Number(values.days);
  if (!/^\d{1,4}$/.test(values.days ?? '') || days < 1) {
    throw new CommandError('Say for how long: npm run marking:extend -- --days 30');
  }
  const services = await makeServices(config, database);
  const end = await extendMarkingSubscription(services, days);
  services.mailer.close();
  const { timeZone } = config;
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' });
  console.log(`Automatic marking goes on until ${day.format(end)} (${timeZone}).`);
  return 0;
});
