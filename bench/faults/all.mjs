import * as container from './container.mjs';
import * as database from './database.mjs';
import * as failover from './failover.mjs';
import * as farming from './farming.mjs';
import * as forgery from './forgery.mjs';
import * as guessing from './guessing.mjs';
import * as injection from './injection.mjs';
import * as kill from './kill.mjs';
import * as machines from './machines.mjs';
import * as mail from './mail.mjs';
import * as money from './money.mjs';
import * as pictures from './pictures.mjs';
import * as pooler from './pooler.mjs';
import * as release from './release.mjs';
import * as restore from './restore.mjs';
import * as secrets from './secrets.mjs';
import * as sessions from './sessions.mjs';
import * as silence from './silence.mjs';
import * as slow from './slow.mjs';
import * as update from './update.mjs';
import * as voice from './voice.mjs';
import * as waiting from './waiting.mjs';
import * as webhooks from './webhooks.mjs';

/** Every fault, by the name under which it is asked for. */
export const faults = {
  kill,
  database,
  silence,
  slow,
  secrets,
  webhooks,
  mail,
  forgery,
  money,
  farming,
  guessing,
  sessions,
  pictures,
  release,
  container,
  restore,
  update,
  machines,
  pooler,
  failover,
  injection,
  waiting,
  voice,
};
