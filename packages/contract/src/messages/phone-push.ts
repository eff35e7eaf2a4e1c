import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';
import { nothing, typedText } from '../fields.ts';

/* Our own calls: what comes in the app rings on the phone on which somebody asks for it (decision 180). */

/** What a push holds for the device, and nothing else. */
export interface PhoneNews {
  /** The subject of the message. */
  title: string;
  /** The page that shows it. */
  path: string;
  /** The name of the device for its person: it shows nothing to anybody else. */
  name: string;
}

const ownCall = {
  method: 'POST',
  path: '/api.php',
  encoding: 'form',
  access: 'session',
  actor: 'email',
} as const;

/** The key with which a device asks its push service, and the name of this device; empty where it does not ring. */
export const getPhonePush = defineCall({
  ...ownCall,
  name: 'getPhonePush',
  action: 'get_phone_push',
  request: z.object({}),
  response: wireObject({ publicKey: z.string(), name: z.string() }),
});

/**
 * The device of this session rings, by what its push service gave it, until it is signed out. Errors: invalid_input,
 * not_as_student.
 */
export const setPhonePush = defineCall({
  ...ownCall,
  name: 'setPhonePush',
  action: 'set_phone_push',
  request: z.object({
    endpoint: typedText().check(z.maxLength(1000)),
    p256dh: typedText().check(z.maxLength(100)),
    auth: typedText().check(z.maxLength(40)),
  }),
  response: wireObject({ name: z.string() }),
});

/** It rings no more. Errors: not_as_student. */
export const removePhonePush = defineCall({
  ...ownCall,
  name: 'removePhonePush',
  action: 'remove_phone_push',
  request: z.object({}),
  response: nothing,
});
