/*
 * Large files go up by the tus protocol (https://tus.io/protocols/resumable-upload, version 1.0.0),
 * so that one whose line was cut goes on where it stopped (decision 090). The upload is then named by
 * the call that takes the file, in the field `upload` in place of the file itself. Headers say what is
 * asked, so these are no calls of the contract; a session is needed as for any of them.
 */

/** Where uploads are begun; one of them stands below, under its key. */
export const UPLOADS_PATH = '/uploads';
/** What one upload may hold; the calls that take them take less or as much. */
export const MAX_UPLOAD_BYTES = 1000 * 1024 * 1024;
/** The version of the protocol that both ends speak. */
export const TUS_VERSION = '1.0.0';
/** What a PATCH carries. */
export const TUS_CONTENT_TYPE = 'application/offset+octet-stream';
