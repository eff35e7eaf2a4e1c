import { mkdir } from 'node:fs/promises';
import { cluster, runCluster } from './src/platform/db-embedded.ts';

/*
 * The last step of `npm run build`: keeps what `initdb` makes of an empty folder, which every new
 * institute on the embedded database and every scratch database of a proof begins with.
 */
await mkdir(cluster, { recursive: true });
const client = await runCluster(cluster);
await client.close();
