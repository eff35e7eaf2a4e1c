import { randomUUID } from 'node:crypto';

/** A key of one request, as the browser makes one for each form that is sent. */
export const aRequestKey = (): string => randomUUID();
