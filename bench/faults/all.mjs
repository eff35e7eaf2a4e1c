import * as database from './database.mjs';
import * as farming from './farming.mjs';
import * as forgery from './forgery.mjs';
import * as kill from './kill.mjs';
import * as restore from './restore.mjs';
import * as webhooks from './webhooks.mjs';

/** Every fault, by the name under which it is asked for. */
export const faults = { kill, database, webhooks, forgery, farming, restore };
