import '../../test/indexed-db.ts';
import { isolated } from '@institute/contract/arabic/two-scripts';
import { getPracticeCount } from '@institute/contract/words/practice-count';
import { getPractice } from '@institute/contract/words/words';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWaiting } from '../../domains/offline/send-waiting-api.ts';
import { answerKey } from '../../platform/answer-key.ts';
import { signOutLocally } from '../../platform/auth-store.ts';
import { keptDatabase } from '../../platform/offline-database.ts';
import { queryClient } from '../../platform/query-client.ts';
import { readWaiting, useWaitingStore } from '../../platform/waiting.ts';
import { decoded } from '../../platform/wire.ts';
import { aCard, aPractice } from '../../test/a-practice.ts';
import { aStudy } from '../../test/a-study.ts';
import { untilFocused } from '../../test/focus.ts';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../test/mock-server.tsx';
import { PracticePage } from './practice-page.tsx';

let server: MockServer;
beforeEach(async () => {
  server = mockServer();
  await (await keptDatabase()).clear('waiting');
  await readWaiting();
});
afterEach(async () => {
  cleanup();
  await untilLeft();
  signOutLocally();
  vi.unstubAllGlobals();
});

/** A round that is left notes and sends what it holds, which the next test would find on its way. */
async function untilLeft(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2));
    await sendWaiting();
  }
}

const show = (answer: ReturnType<typeof aPractice>) => {
  server.reply('get_practice', () => ok(answer));
  return renderAt('/practice', <PracticePage />);
};
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
async function type(text: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Your answer'), { target: { value: text } });
  await press('Check');
}
/** What the answer is called, and what is said of it. */
const verdict = async () =>
  (await screen.findByText(/^(?:Right|Nearly right|Not yet)$/)).closest('[role=status]')
    ?.textContent;
const sentReviews = () =>
  server
    .of('send_reviews')
    .flatMap(({ fields }) =>
      [...fields.entries()].flatMap(([name, value]) => (name.endsWith('[rating]') ? [value] : [])),
    );

describe('the page of practice', () => {
  // Proves decision-071-1, ours-316.
  it('says what is due and how the week stands', async () => {
    show(aPractice([aCard(1), aCard(2)], { due: 32 }));
    expect(await screen.findByRole('heading', { name: '32 cards due today' })).toBeTruthy();
    const week = screen.getByRole('region', { name: /This week/ });
    expect(week.textContent).toContain('2 of 5 days');
    expect(week.textContent).toContain('2 days of the week are free.');
    expect(within(week).getAllByText(', studied')).toHaveLength(2);
  });

  // Proves decision-071-1.
  it('says so when nothing is due', async () => {
    show(aPractice([]));
    expect(await screen.findByText('Nothing is due.')).toBeTruthy();
    expect(screen.getByText(/join your practice when you open it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });

  // Proves decision-127-2.
  it('says then when the next card comes, and how many there are tomorrow', async () => {
    const next_at = Math.floor(Date.now() / 1000) + 9 * 60 + 30;
    show(aPractice([], { next_at, tomorrow: 9 }));
    expect(await screen.findByText('The next card comes in 10 minutes.')).toBeTruthy();
    expect(screen.getByText('Tomorrow: 9 cards.')).toBeTruthy();
  });

  // Proves decision-071-1.
  it('says that more are due where the next cards are not here yet', async () => {
    show(aPractice([], { due: 40 }));
    expect(await screen.findByRole('heading', { name: '40 cards due today' })).toBeTruthy();
    expect(screen.getByText('More once you are connected.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start' }).disabled).toBe(true);
    expect(screen.queryByText('Nothing is due.')).toBeNull();
  });

  it('offers to try again when it could not be loaded', async () => {
    server.reply('get_practice', () => refused('internal', 'Something went wrong.'));
    renderAt('/practice', <PracticePage />);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  });
});

describe('a typed answer', () => {
  beforeEach(() => server.reply('send_reviews', () => ok({ due: 0 })));

  // Proves decision-071-4.
  it('that is right counts as Good, or as Easy by choice', async () => {
    show(aPractice([aCard(1), aCard(2)]));
    await press('Start');
    await type('مدرسة');
    expect(await verdict()).toBe('Right');
    await press('Go on');
    await type('مَدْرَسَة');
    await press('That was easy');
    expect(await screen.findByRole('heading', { name: 'Done' })).toBeTruthy();
    expect(screen.getByText('You knew every one of them.')).toBeTruthy();
    await waitFor(() => expect(sentReviews()).toEqual(['good', 'easy']));
    await waitFor(() => expect(useWaitingStore.getState().items).toEqual([]));
  });

  // Proves decision-071-4.
  it('that is nearly right has its slip named, its letter marked, and counts as Hard', async () => {
    show(aPractice([aCard(1)]));
    await press('Start');
    await type('مدرسه');
    const said = await verdict();
    expect(said).toContain('Nearly right');
    expect(said).toMatch(/Tāʾ marbūṭa: .ةٌ., not .ه./);
    expect(document.querySelector('mark')?.textContent).toBe('ةٌ');
    await press('Go on');
    await waitFor(() => expect(sentReviews()).toEqual(['hard']));
  });

  // Proves decision-071-4.
  it('that is wrong comes again at the end of the round', async () => {
    show(aPractice([aCard(1), aCard(2, { arabic: 'بَابٌ', meaning: 'door' })]));
    await press('Start');
    await press('I do not know it');
    expect(await verdict()).toBe('Not yet');
    await press('Go on');
    expect(await screen.findByText('door')).toBeTruthy();
    await type('باب');
    await press('Go on');
    expect(await screen.findByText('school')).toBeTruthy();
    await type('مدرسة');
    await press('Go on');
    const missed = await screen.findByRole('list');
    expect(missed.textContent).toContain('مَدْرَسَةٌ');
    expect(screen.getByText('You practised 2 cards.')).toBeTruthy();
    await waitFor(() => expect(sentReviews()).toEqual(['again', 'good', 'good']));
  });

  it('that is wrong again is asked anew, also where it is the last one', async () => {
    show(aPractice([aCard(1)]));
    await press('Start');
    for (const given of ['بيت']) {
      await type(given);
      expect(await verdict()).toContain('Not yet');
      await press('Go on');
      expect(((await screen.findByLabelText('Your answer')) as HTMLInputElement).value).toBe('');
    }
    await type('مدرسة');
    await press('Go on');
    await waitFor(() => expect(sentReviews()).toEqual(['again', 'good']));
  });

  describe('that is another word of one’s own with that meaning', () => {
    const also = [
      { arabic: 'دَارٌ', languages: ['english', 'hausa'] as const },
      { arabic: 'وَرَقَةٌ', languages: ['yoruba'] as const },
    ].map(({ arabic, languages }) => ({ arabic, languages: [...languages] }));
    const house = aCard(1, { arabic: 'بَيْتٌ', meaning: 'house', also_right: also });

    // Proves decision-127-1.
    it('is right too, is no lapse, and is asked again for the word that is wanted', async () => {
      show(aPractice([house]));
      await press('Start');
      await type('دار');
      const said = (await screen.findByText('Right too')).closest('[role=status]');
      expect(said?.textContent).toBe(`Right tooHere the word with ${isolated('ب')} is wanted.`);
      expect((screen.getByLabelText('Your answer') as HTMLInputElement).value).toBe('');
      await type('بيت');
      expect(await verdict()).toBe('Right');
      await press('Go on');
      await waitFor(() => expect(sentReviews()).toEqual(['good']));
    });

    // Proves decision-127-1.
    it('is wrong where it means the same in another language alone', async () => {
      show(aPractice([house]));
      await press('Start');
      await type('ورقة');
      expect(await verdict()).toBe('Not yet');
    });
  });

  // Proves decision-127-2.
  it('that is never known comes back twice, is copied then, and the round ends with praise', async () => {
    server.reply('get_my_study', () => ok(aStudy()));
    const client = show(aPractice([aCard(1)], { due: 3 }));
    client.setQueryData(answerKey(getPracticeCount, {}), { due: 3 });
    const badge = () => client.getQueryData(answerKey(getPracticeCount, {}));
    await press('Start');
    for (const turn of [1, 2]) {
      expect(screen.queryByText('Here is the answer'), `turn ${turn}`).toBeNull();
      await press('I do not know it');
      await press('Go on');
    }
    const answer = await screen.findByRole('region', { name: 'Here is the answer' });
    expect(within(answer).getByText('مَدْرَسَةٌ')).toBeTruthy();
    expect(badge()).toEqual({ due: 3 });
    await type('مدرسة');
    await press('Go on');
    expect(await screen.findByRole('heading', { name: 'Done' })).toBeTruthy();
    expect(screen.getByText('عَمَلٌ طَيِّبٌ').lang).toBe('ar');
    expect(badge()).toEqual({ due: 2 });
    expect(screen.getByRole('button', { name: 'Go on: 2 more cards' })).toBeTruthy();
    await waitFor(() => expect(sentReviews()).toEqual(['again', 'again', 'again']));
  });

  it('is asked for while the field is empty', async () => {
    show(aPractice([aCard(1)]));
    await press('Start');
    await press('Check');
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
    await untilFocused(() => screen.getByLabelText('Your answer'));
  });
});

describe('an exercise that was missed', () => {
  const exercise = {
    ...{ type: 'typed', prompt: 'Write: a school', explanation: 'With tāʾ marbūṭa.' },
    ...{ accepted: ['مَدْرَسَةٌ'], strictness: 'letters', nearly: 50 },
  };
  const missed = { lesson_id: 7, exercise_id: 'school', exercise: JSON.stringify(exercise) };
  const sent = () =>
    server.of('send_reviews').flatMap(({ fields }) => {
      const of = (name: string) => fields.get(`exercises[0][${name}]`);
      return of('id') ? [[of('lesson_id'), of('exercise_id'), of('rating')]] : [];
    });
  beforeEach(() => {
    server.reply('send_reviews', () => ok({ due: 0 }));
    show(aPractice([aCard(1, { asks: 'meaning', is_new: '1' })], { due: 2, exercises: [missed] }));
  });

  // Proves decision-098-1.
  it('comes before new words, is judged, and counts by its verdict', async () => {
    await press('Start');
    expect(await screen.findByText('Write: a school')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'An exercise you missed' })).toBeTruthy();
    await type('مدرسه');
    expect(await verdict()).toContain('Nearly right');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await press('Go on');
    expect(await screen.findByText('A new word')).toBeTruthy();
    await press('Stop for now');
    await waitFor(() => expect(sent()).toEqual([['7', 'school', 'hard']]));
  });

  // Proves decision-098-1.
  it('that is not known comes again at the end of the round, and is named then', async () => {
    await press('Start');
    await press('I do not know it');
    expect(await verdict()).toBe('Not yet');
    await press('Go on');
    // The word is introduced, and asked once the exercise has come again.
    await press('Go on');
    await type('مدرسة');
    await press('That was easy');
    await press('Show the meaning');
    await press('Easy');
    expect(await screen.findByRole('heading', { name: 'Done' })).toBeTruthy();
    expect(screen.getByText('Write: a school')).toBeTruthy();
    await waitFor(() =>
      expect(server.of('send_reviews').at(-1)?.fields.get('exercises[1][rating]')).toBe('easy'),
    );
  });
});

describe('the language that explains words', () => {
  afterEach(() => localStorage.clear());

  // Proves decision-098-4.
  it('is chosen in the settings, English where a word has none in it', async () => {
    server.reply('save_practice_plan', () => ok(null));
    show(
      aPractice([aCard(1, { asks: 'meaning', hausa: 'makaranta' }), aCard(2, { meaning: 'door' })]),
    );
    await press('Settings');
    const language = await screen.findByLabelText('Words are explained in');
    fireEvent.change(language, { target: { value: 'hausa' } });
    await press('Save');
    await waitFor(() => expect(localStorage.getItem('word-language')).toBe('hausa'));
    await press('Start');
    await press('Show the meaning');
    expect(screen.getByText('makaranta').getAttribute('lang')).toBe('ha');
    expect(screen.getByText('English')).toBeTruthy();
    await press('Knew it');
    expect((await screen.findByText('door')).getAttribute('lang')).toBe('en');
  });
});

describe('a meaning', () => {
  // Proves decision-133-1.
  it('is shown when asked for, and judged by the student', async () => {
    server.reply('send_reviews', () => ok({ due: 0 }));
    show(aPractice([aCard(1, { asks: 'meaning', is_new: '1', hausa: 'makaranta' })]));
    await press('Start');
    // Whoever meets it for the first time is told first, and nothing is noted of that.
    expect(await screen.findByText('مَدْرَسَةٌ')).toBeTruthy();
    expect(screen.getByText('New')).toBeTruthy();
    expect(screen.getByText('madrasatun').getAttribute('lang')).toBe('ar-Latn');
    expect(screen.getByText('school')).toBeTruthy();
    await press('Go on');
    expect(screen.queryByText('New')).toBeNull();
    expect(screen.queryByText('school')).toBeNull();
    await press('Show the meaning');
    expect(screen.getByText('school')).toBeTruthy();
    expect(screen.getByText('makaranta')).toBeTruthy();
    await press('Hard');
    await waitFor(() => expect(sentReviews()).toEqual(['hard']));
  });
});

describe('without a connection', () => {
  // Proves decision-071-6.
  it('keeps what was answered, asks it no more, and sends it later, once', async () => {
    show(aPractice([aCard(1), aCard(2, { arabic: 'بَابٌ', meaning: 'door' })]));
    await press('Start');
    await type('مدرسة');
    await press('Go on');
    await press('Stop for now');
    expect(await screen.findByRole('heading', { name: '1 card due today' })).toBeTruthy();
    expect(useWaitingStore.getState().items).toMatchObject([{ what: 'review', refusal: null }]);
    server.reply('send_reviews', () => ok({ due: 1 }));
    queryClient.setQueryData(
      answerKey(getPractice, {}),
      decoded(getPractice, aPractice([aCard(1), aCard(2)])),
    );
    const before = server.of('send_reviews').map(({ fields }) => fields.get('reviews[0][id]'));
    await sendWaiting();
    await sendWaiting();
    const after = server.of('send_reviews').map(({ fields }) => fields.get('reviews[0][id]'));
    expect(after).toHaveLength(before.length + 1);
    expect(new Set(after).size).toBe(1);
    expect(useWaitingStore.getState().items).toEqual([]);
    // Until it is asked for again, what was sent is not due once more.
    expect(queryClient.getQueryData(answerKey(getPractice, {}))).toMatchObject({
      due: 1,
      cards: [{ id: 2 }],
    });
  });
});

describe('the numbers of the day', () => {
  // Proves call-savePracticePlan.
  it('are set within their bounds', async () => {
    server.reply('save_practice_plan', () => ok(null));
    show(aPractice([aCard(1)]));
    await press('Settings');
    const days = await screen.findByLabelText('New words a day');
    fireEvent.change(days, { target: { value: '51' } });
    await press('Save');
    expect(await screen.findByText('A number from 0 to 50')).toBeTruthy();
    fireEvent.change(days, { target: { value: '5' } });
    await press('Save');
    await waitFor(() => expect(server.of('save_practice_plan')).toHaveLength(1));
    const fields = Object.fromEntries(server.of('save_practice_plan')[0]?.fields ?? []);
    expect(fields).toMatchObject({ new_a_day: '5', retention: '90', strictness: 'letters' });
  });
});

describe('the sound of a card', () => {
  const played: string[] = [];
  beforeEach(() => {
    played.length = 0;
    localStorage.clear();
    server.reply('send_reviews', () => ok({ due: 0 }));
    vi.stubGlobal(
      'Audio',
      class {
        pause() {}
        async play() {}
        constructor(source: string) {
          played.push(source);
        }
      },
    );
  });
  const spoken = (own = {}) => aCard(1, { sound: 'files/word.mp3?sig=1', ...own });

  // Proves decision-095-2.
  it('is heard by a button before the meaning is shown, and after an Arabic answer', async () => {
    show(aPractice([spoken({ asks: 'meaning' }), spoken({ word_id: 2 })]));
    await press('Start');
    await press('Hear مَدْرَسَةٌ');
    expect(played).toEqual(['/files/word.mp3?sig=1']);
    await press('Show the meaning');
    await press('Knew it');
    await screen.findByLabelText('Your answer');
    expect(screen.queryByRole('button', { name: 'Hear مَدْرَسَةٌ' })).toBeNull();
    await type('مدرسة');
    await press('Hear مَدْرَسَةٌ');
    expect(played).toHaveLength(2);
    await press('Go on');
    await waitFor(() => expect(sentReviews()).toHaveLength(2));
  });

  // Proves decision-095-2.
  it('is heard by itself only where the student has chosen so', async () => {
    server.reply('save_practice_plan', () => ok(null));
    show(aPractice([spoken({ asks: 'meaning' })]));
    await press('Settings');
    fireEvent.click(await screen.findByLabelText(/Hear each word by itself/));
    await press('Save');
    await waitFor(() => expect(localStorage.getItem('practice-sound')).toBe('on'));
    expect(played).toEqual([]);
    await press('Start');
    await waitFor(() => expect(played).toEqual(['/files/word.mp3?sig=1']));
  });

  it('is not there for a word without one', async () => {
    show(aPractice([aCard(1, { asks: 'meaning' })]));
    await press('Start');
    await screen.findByRole('button', { name: 'Show the meaning' });
    expect(screen.queryByRole('button', { name: /^Hear/ })).toBeNull();
  });
});
