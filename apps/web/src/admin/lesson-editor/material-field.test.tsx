import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sizeText } from '../../ui/byte-size.ts';
import { MaterialField } from './material-field.tsx';
import type { LessonEditor } from './use-lesson-form.ts';

afterEach(cleanup);

const file = new File([new Uint8Array(2048)], 'market.pdf', { type: 'application/pdf' });

function show(isOnItsWay: boolean, failure: string | null = null): string {
  const editor = {
    ...{ lesson: null, existing: '', file: { kind: 'pdf', file }, fileFailure: failure },
    form: { fileName: '' },
    upload: { progress: isOnItsWay ? {} : null },
  };
  render(<MaterialField editor={editor as unknown as LessonEditor} />);
  return screen.getByText('market.pdf').closest('p')?.textContent ?? '';
}

const itself = `market.pdf${sizeText(file.size)}`;

it('says of a chosen file when it will be uploaded, and leaves that to its row once it is', () => {
  expect(show(false)).toBe(`${itself} · Will be uploaded when the lesson is saved`);
  cleanup();
  expect(show(true)).toBe(itself);
});

it('says nothing of an upload once the server has refused the file', () => {
  expect(show(false, 'This is no PDF.')).toBe(itself);
  expect(screen.getByRole('alert').textContent).toBe('This is no PDF.');
});
