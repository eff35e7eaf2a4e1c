import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ExamDraft, emptyDraft } from './draft.ts';
import { TheoryField } from './theory-field.tsx';

const image = 'data:image/jpeg;base64,AAAA';
// Pictures are decoded by a browser; how they are made small is tried there.
vi.mock('../../../forms/shrink-image.ts', () => ({ shrinkImage: async () => image }));

const noticeWords =
  'You can only use one option: either type your answer in the textarea or upload an image of your answer. Both options cannot be used together.';

let draft: ExamDraft = emptyDraft;
function Exam({ start }: { start: Partial<ExamDraft> }) {
  const [now, setNow] = useState<ExamDraft>({ ...emptyDraft, ...start });
  draft = now;
  return <TheoryField question="Write it." draft={now} onChange={setNow} error={undefined} />;
}

beforeEach(() => {
  draft = emptyDraft;
});
afterEach(cleanup);

function chooseImage(): void {
  fireEvent.click(screen.getByLabelText('Upload image'));
  const file = new File(['x'], 'answer.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText(/Choose image/), { target: { files: [file] } });
}

// Proves student-4-17, student-5-17.
test('an image beside a typed answer opens the Notice and changes nothing', async () => {
  render(<Exam start={{ text: 'كَتَبَ means he wrote' }} />);
  chooseImage();
  const dialog = await screen.findByRole('dialog', { name: 'Notice' });
  expect(dialog.textContent).toContain(noticeWords);
  expect(draft).toMatchObject({ text: 'كَتَبَ means he wrote', image: '' });

  fireEvent.click(screen.getByRole('button', { name: 'Keep the typed answer' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(draft).toMatchObject({ text: 'كَتَبَ means he wrote', image: '' });
});

test('the image may take the place of the typed answer, which comes back when it is removed', async () => {
  render(<Exam start={{ text: 'typed' }} />);
  chooseImage();
  fireEvent.click(await screen.findByRole('button', { name: 'Use the image instead' }));
  expect(draft).toMatchObject({ text: '', image });
  fireEvent.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(draft).toMatchObject({ text: 'typed', image: '' });
});

// Proves student-4-17.
test('typing beside an image opens the Notice and keeps the image', () => {
  render(<Exam start={{ image, mode: 'type' }} />);
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'a' } });
  expect(screen.getByRole('dialog', { name: 'Notice' }).textContent).toContain(noticeWords);
  expect(draft).toMatchObject({ text: '', image });
});

// Proves student-2-71.
test('an image alone opens nothing', async () => {
  render(<Exam start={{}} />);
  chooseImage();
  await waitFor(() => expect(draft.image).toBe(image));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByAltText('Image of your answer')).toBeTruthy();
});
