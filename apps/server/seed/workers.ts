import type { OfficePower } from '@institute/contract/auth/abilities';
import { signup } from '@institute/contract/auth/sign-in';
import { saveOfficePowers } from '@institute/contract/people/office-powers';
import type { Actor } from '../src/context.ts';
import { signInAs, verifyAsOperator } from '../src/modules/auth/index.ts';
import { perform, type Stage } from './perform.ts';
import type { Event } from './student-histories.ts';

const DAY = 24 * 3600 * 1000;

/** Somebody of the demo who works in the office without being its administrator. */
interface DemoWorker {
  name: string;
  email: string;
  phone: string;
  powers: OfficePower[];
  joinedDaysAgo: number;
}

/** Who keeps the money, and who helps the students. */
export const demoWorkers: readonly DemoWorker[] = [
  {
    ...{ name: 'Ngozi Eze', email: 'bursar@example.com', phone: '+2348000000191' },
    ...{ powers: ['money'], joinedDaysAgo: 100 },
  },
  {
    ...{ name: 'Yusuf Danladi', email: 'support@example.com', phone: '+2348000000192' },
    ...{ powers: ['support'], joinedDaysAgo: 99 },
  },
];

/** They sign up, and are given what they may do. */
export function workersHired(stage: Stage, admin: Actor, today: Date): Event[] {
  return demoWorkers.map(({ name, email, phone: phonenumber, powers, joinedDaysAgo }) => ({
    at: new Date(today.getTime() - joinedDaysAgo * DAY),
    run: async () => {
      const password = stage.studentPassword;
      await perform(stage, null, signup, {
        ...{ name, email, password, phonenumber, refBy: '' },
        legal_version: 1,
      });
      const { userId } = await signInAs(stage.services, { email, password });
      await verifyAsOperator(stage.services, { userId, email });
      await perform(stage, admin, saveOfficePowers, { student_id: userId, powers });
    },
  }));
}
