import { dictionary } from '@institute/contract/language';

/** What stands over the institute's message to visitors. */
export const welcomeText = dictionary('ui/welcome', { title: 'Welcome to the institute' });
