/** What follows the address of a student to open one of their dialogs at once. */
export const studentDialogs = { enrol: '#enrol', fund: '#fund', pay: '#pay' } as const;

/** What follows the address of Payments to take one of whoever is chosen there. */
export const TAKE_PAYMENT = '#pay';
