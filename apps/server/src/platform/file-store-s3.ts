import { HeadBucketCommand } from '@aws-sdk/client-s3';
import { type FileStore, MARK } from './file-store.ts';
import type { Logger } from './log.ts';
import { inTime, makeClient, type S3Settings } from './s3-client.ts';
import {
  findObject,
  listObjects,
  moveObject,
  openBucket,
  readObject,
  readText,
  removeObject,
  takeObject,
  writeObject,
} from './s3-objects.ts';

/** Whether the bucket can be reached with these settings; throws what the server said otherwise. */
export async function checkBucket(settings: S3Settings): Promise<void> {
  const client = makeClient(settings);
  try {
    const command = new HeadBucketCommand({ Bucket: settings.bucket });
    await inTime((abort) => client.send(command, abort));
  } finally {
    client.destroy();
  }
}

/** Where files in quarantine lie; names of stored files have no slash. */
const aside = (name: string) => `quarantine/${name}`;
/** Where parts of unfinished uploads lie. */
const unfinished = (name: string) => `unfinished/${name}`;

/** Files in a bucket of any server that speaks S3; its files are reached through us alone. */
export function openS3Store(settings: S3Settings, log: Logger): FileStore {
  const bucket = openBucket(settings, log);
  return {
    place: `${settings.bucket} at ${settings.endpoint}`,
    take: (name, path) => takeObject(bucket, name, path),
    write: (name, bytes) => writeObject(bucket, name, bytes),
    async find(name) {
      const found = await findObject(bucket, name);
      return found && { name, ...found };
    },
    read: (name, range) => readObject(bucket, name, range),
    remove: (name) => removeObject(bucket, name),
    async *list() {
      for await (const file of listObjects(bucket, '')) if (file.name !== MARK) yield file;
    },
    async setAside(name) {
      await moveObject(bucket, name, aside(name));
    },
    bringBack: (name) => moveObject(bucket, aside(name), name),
    listAside: () => listObjects(bucket, aside('')),
    removeAside: (name) => removeObject(bucket, aside(name)),
    takePart: (name, path) => takeObject(bucket, unfinished(name), path),
    readPart: (name) => readObject(bucket, unfinished(name)),
    removePart: (name) => removeObject(bucket, unfinished(name)),
    listParts: () => listObjects(bucket, unfinished('')),
    readMark: () => readText(bucket, MARK),
    writeMark: (text) => writeObject(bucket, MARK, text),
  };
}
