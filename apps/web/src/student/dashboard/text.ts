/** The words of the dashboard. */
export const text = {
  title: 'Dashboard',
  welcome: 'Welcome',
  tagline: 'Your journey to Arabic fluency starts here',
  wallet: 'Wallet balance',
  available: 'Available classes',
  mine: 'My classes',
  goOn: 'Continue where you left off',
  all: 'All my classes',
  begin: 'Choose your first class',
  beginDetail: 'Your classes will stand here, one press away from the next lesson.',
  browse: 'Browse classes',
  loadingMine: 'Loading your classes',
  failedMine: 'Your classes could not be loaded.',
  unknown: 'Not known right now',
} as const;
