import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** The words around a material. */
export const materialText = dictionary('domains/lessons', {
  enlarge: 'Open the picture in full view',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  enterFullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  closeView: 'Close the full view',
  moveAround: 'Picture; scroll or drag to move around',
  broken: {
    image: 'The picture could not be loaded.',
    video: 'The video could not be loaded.',
    audio: 'The recording could not be loaded.',
  },
  brokenHint: 'Check your connection, then reload it.',
  reload: 'Reload',
  reloadFailed: 'The lesson could not be reloaded.',
  pdfTitle: (subject: string) => `PDF: ${subject}`,
  openPdf: 'Open the PDF in a new tab',
  downloadPdf: 'Download',
  noPdfInside: 'This browser cannot show a PDF inside a page.',
});

export const lessonBodyText = dictionary('domains/lessons/body', {
  empty: 'This lesson has no text.',
});

/** What kinds of lessons are called, where they are not simply lessons. */
export const kindNames = dictionary('domains/lessons/kinds', {
  exam: 'Exam',
  timetable: 'Timetable',
});

/** The words around how far a student is. */
export const studyText = dictionary('domains/lessons/study', {
  done: (done: number, total: number) => `${formatNumber(done)} of ${countOf(total, 'lesson')}`,
  allDone: (total: number) => (total === 1 ? '1 lesson, done' : `All ${total} lessons done`),
});
