import type { Take } from '@institute/contract/homework/hand-ins';

const OPUS: readonly string[] = ['weba', 'webm', 'ogg', 'oga', 'opus'];

/** Whether this browser plays what most phones record. */
const playsOpus = (): boolean => new Audio().canPlayType('audio/webm; codecs="opus"') !== '';

/** The path of a recording that this browser plays: its copy, where it cannot play what was recorded. */
export const playablePath = ({
  path,
  copyPath,
  extension,
}: Pick<Take, 'path' | 'copyPath' | 'extension'>): string =>
  copyPath !== '' && OPUS.includes(extension) && !playsOpus() ? copyPath : path;
