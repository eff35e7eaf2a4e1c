import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { noProfile, type Profile } from '../../../domains/settings/profile-model.ts';
import { FirstWord } from './first-word.tsx';
import { LandingFoot } from './landing-foot.tsx';
import { Story } from './story.tsx';

afterEach(cleanup);

const profile: Profile = {
  ...noProfile,
  teachers: [
    { name: 'Ustadh Sami · سَامِي', line: 'Grammar', picture: 'files/shared-a.jpg' },
    { name: '<b>Huda</b>', line: '', picture: '' },
  ],
  questions: [{ question: 'Is it hard?', answer: 'No.\nSee https://example.org/.' }],
  levels: [
    { level: 'A0', line: 'Letters' },
    { level: 'B1', line: 'Pages' },
  ],
  address: '12 Sabo Road\nKano',
  contactEmail: 'salam@bustan.example',
};
const settings = { siteName: 'Bustan', whatsappNumber: '+234 800 000 0000' };

function show(given: Profile = profile) {
  render(
    <>
      <FirstWord />
      <Story siteName={settings.siteName} profile={given} />
      <LandingFoot settings={settings} profile={given} />
    </>,
  );
}

it('gives a word to read and a question about it that needs no script', () => {
  show();
  const question = within(
    screen.getByRole('group', { name: 'Which of these words begins with the same letter?' }),
  );
  const words = question.getAllByRole('radio').map((one) => one.getAttribute('id'));
  expect(words).toEqual(['word-book', 'word-house', 'word-pen']);
  fireEvent.click(question.getByLabelText('بَيْتٌ'));
  expect(question.getByLabelText<HTMLInputElement>('بَيْتٌ').checked).toBe(true);
  // Which of the answers is shown is for the style sheet, by the place of each.
  const answers = [...question.getByRole('status').children].map((one) => one.textContent);
  expect(answers[0]).toMatch(/^Not quite: kitābun/);
  expect(answers[1]).toMatch(/^Right: baytun/);
  expect(answers[2]).toMatch(/^Not quite: qalamun/);
  expect(question.getByRole('link', { name: /go on/ }).getAttribute('href')).toBe('/register');
});

it('tells of the teachers, names in two scripts as two elements, and HTML as text', () => {
  show();
  const teachers = within(screen.getByRole('region', { name: 'Who teaches' }));
  expect(teachers.getByText('Ustadh Sami')).toBeTruthy();
  expect(teachers.getByText('سَامِي').getAttribute('lang')).toBe('ar');
  expect(teachers.getByText('<b>Huda</b>')).toBeTruthy();
  expect(document.querySelector('img')?.getAttribute('src')).toMatch(/\/files\/shared-a\.jpg$/);
});

it('has the levels in order, questions that open, and a certificate to check', () => {
  show();
  const levels = within(screen.getByRole('region', { name: /From the first letter/ }));
  expect(levels.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A0Letters',
    'B1Pages',
  ]);
  const questions = within(screen.getByRole('region', { name: 'Questions and answers' }));
  expect(questions.getByText('Is it hard?').closest('summary')).toBeTruthy();
  expect(questions.getByRole('link').getAttribute('href')).toBe('https://example.org/');
  const certificate = within(screen.getByRole('region', { name: /certificate/ }));
  expect(certificate.getByRole('figure', { name: 'Sample' })).toBeTruthy();
  expect(certificate.getByRole('link').getAttribute('href')).toBe('/verify');
});

it('ends with the address, ways to write, and the pages about the institute', () => {
  show();
  expect(screen.getByText(/12 Sabo Road/)).toBeTruthy();
  const hrefs = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .slice(-6);
  expect(hrefs).toEqual([
    'mailto:salam@bustan.example',
    'https://wa.me/2348000000000',
    ...['/about', '/verify', '/terms', '/privacy'],
  ]);
});

it('leaves out what nothing is written of', () => {
  show(noProfile);
  for (const name of ['Who teaches', 'Questions and answers', /From the first letter/]) {
    expect(screen.queryByRole('region', { name })).toBeNull();
  }
  expect(screen.getByRole('region', { name: 'How it works' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull();
});
