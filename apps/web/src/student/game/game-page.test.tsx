import { roles } from '@institute/contract/auth/abilities';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { walletKey } from '../../domains/ledger/api.ts';
import { useAuthStore } from '../../platform/auth-store.ts';
import { userKey } from '../../platform/query-keys.ts';
import { GamePage } from './game-page.tsx';

const student = {
  id: 1,
  name: 'Amina',
  email: 'amina@example.com',
  phone: '0803',
  walletKobo: 25_000,
  role: roles.student,
  joinedAt: new Date(1_700_000_000_000),
  referralCode: 'x',
  actingAdmin: '',
  erasesAt: null,
  teaches: [],
  office: [],
};
const questionFor = (question: string, estimatedTimeMs: number) => ({
  question,
  estimatedTimeMs,
  options: ['house', 'book', 'pen', 'door'].map((text) => ({ text })),
});
const questions = [questionFor('What is كِتَابٌ?', 20_000), questionFor('What is بَابٌ?', 15_000)];
const rights = [1, 3];

interface Sent {
  action: string;
  body: Record<string, unknown>;
}
type Reply = (body: Record<string, unknown>) => Promise<Response> | Response;
const replies = new Map<string, Reply>();
const sent: Sent[] = [];
const sentOf = (action: string) => sent.filter((one) => one.action === action);

/** Answers by action: the levels by '', a round by its level; a claim is 'claim'. */
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(String(input), location.origin);
  const isJson = String(init?.body ?? '').startsWith('{');
  const body = isJson ? (JSON.parse(String(init?.body)) as Record<string, unknown>) : {};
  const isClaim = url.pathname === '/game.php' && 'level' in body;
  const action = isClaim ? 'claim' : (url.searchParams.get('action') ?? '');
  sent.push({ action, body });
  const reply = replies.get(action);
  if (!reply) throw new TypeError('offline');
  return reply(body);
}

function showPage() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/game']}>
        <Routes>
          <Route path="/game" element={<GamePage />} />
          <Route path="/" element={<p>The dashboard</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

async function startEasy() {
  showPage();
  await pass(0);
  press(/^Easy/);
  await pass(0);
  screen.getByText('Question 1 of 2');
}

/** Chooses, and looks at the answer until the game moves on. */
async function choose(name: RegExp) {
  press(name);
  await pass(0);
  await pass(1_500);
}

async function answerRightly() {
  await choose(/book/);
  await choose(/door/);
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  replies.clear();
  sent.length = 0;
  useAuthStore.setState({ user: student, isAuthenticated: true });
  replies.set('', () =>
    Response.json({ level_price: { easy: 150, intermediate: 600, hard: 1_200 } }),
  );
  replies.set('easy', () => Response.json({ round: 'round-of-16-letters', questions }));
  replies.set('answer', ({ question, option }) => {
    const right = rights[Number(question)] ?? 0;
    return Response.json({ isCorrect: right === option, right, option, inTime: true });
  });
  replies.set('claim', () =>
    Response.json({ success: true, amount_added: 150, new_balance: 400, message: 'Paid.' }),
  );
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Proves rulings-10-3.
it('says that the quiz is switched off, where the institute has done so', async () => {
  const settings = { siteName: 'Institute', logo: '', landingMessage: '', howto: '', aboutUs: '' };
  const more = { aboutsite: '', privatelesson: '', paystackKey: '', whatsappNumber: '' };
  const rest = { subamount: '', timezone: 'Africa/Lagos', oneSignalAppId: '', quiz: 'off' };
  const data = { ...settings, ...more, ...rest };
  replies.set('get_app_settings', () => Response.json({ status: true, message: '', data }));
  showPage();
  await pass(0);
  await pass(0);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The quiz is switched off');
  expect(screen.getByRole('link', { name: 'Open Practice' }).getAttribute('href')).toBe(
    '/practice',
  );
  expect(screen.queryByRole('button', { name: /Easy/ })).toBeNull();
});

describe('the level picker', () => {
  // Proves student-2-92, student-2-93.
  it('shows the intro and each level with its words and the reward of the server', async () => {
    showPage();
    await pass(0);
    screen.getByText('Get all questions correct before time runs out to win wallet credits.');
    const levels = screen.getAllByRole('button').map((level) => level.textContent);
    expect(levels).toEqual([
      'EasyPerfect for beginnersone win a dayReward₦150.00',
      'IntermediateFor those with good knowledgeone win a dayReward₦600.00',
      'HardChallenge yourselfone win a dayReward₦1,200.00',
    ]);
  });

  // Proves ours-11.
  it('says how many questions a level asks and about how long they take', async () => {
    const shape = { questions: 10, seconds: 131 };
    replies.set('', () =>
      Response.json({
        level_price: { easy: 150, intermediate: 600, hard: 1_200 },
        rounds: { easy: shape, intermediate: shape, hard: { questions: 10, seconds: 20 } },
      }),
    );
    showPage();
    await pass(0);
    expect(screen.getAllByText('10 questions · about 2 minutes · one win a day')).toHaveLength(2);
    screen.getByText('10 questions · about 1 minute · one win a day');
  });

  // Proves student-9-15.
  it('shows the rewards of the specification when the server gives none', async () => {
    replies.delete('');
    showPage();
    await pass(0);
    const amounts = screen.getAllByText(/^₦/).map((amount) => amount.textContent);
    expect(amounts).toEqual(['₦100.00', '₦500.00', '₦1,000.00']);
  });

  // Proves student-8-22.
  it('says so when today has been won already, and asks what the wallet holds now', async () => {
    replies.set('easy', () => Response.json({ error: 'daily_limit_reached' }));
    const client = showPage();
    const ofWallet = [userKey, walletKey];
    for (const key of ofWallet) client.setQueryData(key, {});
    await pass(0);
    press(/^Easy/);
    await pass(0);
    screen.getByText('You have already won today! Come back tomorrow for another chance.');
    for (const key of ofWallet) {
      expect(client.getQueryState(key)?.isInvalidated).toBe(true);
    }
    screen.getByRole('button', { name: /^Hard/ });
  });

  it('opens one round for many presses', async () => {
    showPage();
    await pass(0);
    const level = screen.getByRole('button', { name: /^Easy/ });
    act(() => {
      for (let press = 0; press < 3; press += 1) level.click();
    });
    await pass(0);
    expect(sentOf('easy')).toHaveLength(1);
  });
});

describe('playing', () => {
  // Proves student-2-94.
  it('shows both timers, the score, the number and the percent', async () => {
    await startEasy();
    screen.getByText('0:35');
    screen.getByText('0/2');
    screen.getByText('0%');
    expect(screen.getByRole('timer').textContent).toBe('20s');
    await pass(3_000);
    screen.getByText('0:32');
    expect(screen.getByRole('timer').textContent).toBe('17s');
  });

  // Proves student-4-20.
  it('locks the options, highlights the right one beside the choice, and moves on after 1.5 s', async () => {
    await startEasy();
    press(/house/);
    press(/pen/);
    await pass(0);
    expect(sentOf('answer').map(({ body }) => body)).toEqual([
      { round: 'round-of-16-letters', question: 0, option: 0 },
    ]);
    expect(screen.getByRole('button', { name: /house/ }).textContent).toContain('Your answer');
    expect(screen.getByRole('button', { name: /book/ }).textContent).toContain('Right answer');
    await pass(1_499);
    screen.getByText('Question 1 of 2');
    await pass(1);
    screen.getByText('Question 2 of 2');
    screen.getByText('50%');
    expect(document.activeElement?.textContent).toContain('بَابٌ');
  });

  it('takes the keys 1 to 4', async () => {
    await startEasy();
    fireEvent.keyDown(document, { key: '5' });
    fireEvent.keyDown(document, { key: '2', ctrlKey: true });
    expect(sentOf('answer')).toHaveLength(0);
    fireEvent.keyDown(document, { key: '2' });
    await pass(0);
    expect(sentOf('answer')[0]?.body.option).toBe(1);
    screen.getByText('1/2');
  });

  it('speaks the last ten seconds and whether an answer was right, and no other second', async () => {
    await startEasy();
    const spoken = () => screen.getAllByRole('status').map((status) => status.textContent);
    await pass(9_000);
    expect(spoken().join('')).toBe('');
    await pass(1_200);
    expect(spoken()).toContain('10 seconds left');
    press(/house/);
    await pass(0);
    expect(spoken()).toContain('Wrong. Right answer: book');
  });

  // Proves student-2-95, student-2-96.
  it('ends at once when the time of a question is over', async () => {
    await startEasy();
    await pass(20_000);
    dialog().getByRole('heading', { name: 'Quiz Complete' });
    dialog().getByText('You need 100% to win the reward. Try again!');
    dialog().getByText('0/2');
    expect(sentOf('claim')).toHaveLength(0);
  });

  it('finds the time gone when the device has slept', async () => {
    await startEasy();
    vi.setSystemTime(Date.now() + 60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    dialog().getByRole('heading', { name: 'Quiz Complete' });
  });

  it('says that the connection is lost, and sends the answer again when it is back', async () => {
    const heard = replies.get('answer');
    replies.delete('answer');
    await startEasy();
    press(/book/);
    await pass(0);
    screen.getByText(/^No connection\./);
    await pass(2_000);
    if (heard) replies.set('answer', heard);
    await pass(1_000);
    expect(screen.queryByText(/^No connection\./)).toBeNull();
    screen.getByText('1/2');
    expect(new Set(sentOf('answer').map(({ body }) => body.option))).toEqual(new Set([1]));
  });

  it('ends when the answer could not be sent before the time was over', async () => {
    replies.delete('answer');
    await startEasy();
    press(/book/);
    await pass(22_000);
    dialog().getByText('The time ran out before your last answer could be sent.');
    const attempts = sentOf('answer').length;
    await pass(10_000);
    expect(sentOf('answer')).toHaveLength(attempts);
  });

  it('gives up a silent line and tries another', async () => {
    replies.set('answer', () => new Promise<Response>(() => undefined));
    vi.stubGlobal(
      'fetch',
      vi.fn((input: RequestInfo | URL, init?: RequestInit) => {
        const silent = new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        });
        return Promise.race([silent, answer(input, init)]);
      }),
    );
    await startEasy();
    press(/book/);
    await pass(6_000);
    expect(sentOf('answer')).toHaveLength(2);
  });

  it('ends with the reason when the server knows the round no more', async () => {
    const words = 'This round is over. Start a new one.';
    replies.set('answer', () =>
      Response.json({ status: false, message: words, code: 'round_over' }, { status: 404 }),
    );
    await startEasy();
    press(/book/);
    await pass(0);
    dialog().getByText(words);
  });
});

describe('the result', () => {
  // Proves ours-10.
  it('shows what was missed and what is right, and of a round that was won nothing', async () => {
    await startEasy();
    await choose(/pen/);
    await choose(/door/);
    await pass(0);
    expect(dialog().getByRole('heading', { name: 'What was missed' })).toBeTruthy();
    const missed = dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(missed).toEqual(['What is كِتَابٌ?Your answer: penRight answer: book']);
    replies.set('easy', () => Response.json({ round: 'another-of-16-letters', questions }));
    press('Play Again');
    await pass(0);
    await answerRightly();
    expect(dialog().queryByRole('heading', { name: 'What was missed' })).toBeNull();
  });

  // Proves ours-10.
  it('says nothing of a question that was not answered', async () => {
    await startEasy();
    await choose(/book/);
    await pass(15_000);
    expect(dialog().getByText('The time ran out.')).toBeTruthy();
    expect(dialog().queryByRole('heading', { name: 'What was missed' })).toBeNull();
    expect(dialog().queryByText(/Right answer/)).toBeNull();
  });

  // Proves student-2-95, student-2-96, student-4-22, call-claimGameReward.
  it('claims the reward once and shows what was added and the new balance', async () => {
    await startEasy();
    await answerRightly();
    dialog().getByRole('heading', { name: 'Congratulations!' });
    dialog().getByText('2/2');
    dialog().getByText('100%');
    dialog().getByText('₦150.00');
    dialog().getByText('₦400.00');
    await pass(5_000);
    expect(sentOf('claim').map(({ body }) => body)).toEqual([
      { level: 'easy', email: 'amina@example.com' },
    ]);
    expect(useAuthStore.getState().user?.walletKobo).toBe(40_000);
  });

  // Proves student-8-23.
  it('shows the server’s words when the reward is refused', async () => {
    replies.set('claim', () =>
      Response.json({ success: false, amount_added: 0, new_balance: 250, message: 'Not today.' }),
    );
    await startEasy();
    await answerRightly();
    dialog().getByText('Not today.');
  });

  it('leads to verifying the e-mail where that is missing, and asks for the reward again', async () => {
    const paid = replies.get('claim');
    const error = 'email_unverified';
    replies.set('claim', () =>
      Response.json({ success: false, amount_added: 0, new_balance: 0, error, message: 'First.' }),
    );
    await startEasy();
    await answerRightly();
    dialog().getByText('First.');
    const link = dialog().getByRole('link', { name: 'Verify my e-mail' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/profile',
      '_blank',
    ]);
    if (paid) replies.set('claim', paid);
    press('Ask for the reward again');
    await pass(0);
    dialog().getByText('₦150.00');
  });

  it.each([
    ['rewards_given_out', 'Today’s rewards are given out: this round is for practice.'],
    ['email_unverified', 'A win is paid once your e-mail is verified. You can do that afterwards.'],
  ])('says before the first answer when a win would not be paid: %s', async (unpaid, words) => {
    replies.set('easy', () => Response.json({ round: 'round-of-16-letters', questions, unpaid }));
    await startEasy();
    screen.getByText(words);
    await answerRightly();
    expect(sentOf('claim')).toHaveLength(1);
  });

  // Proves student-8-23.
  it('falls back to its own words when the refusal has none', async () => {
    replies.set('claim', () =>
      Response.json({ success: false, amount_added: 0, new_balance: 250, message: '' }),
    );
    await startEasy();
    await answerRightly();
    dialog().getByText('Failed to credit wallet');
  });

  // Proves student-8-24.
  it('says what to do when the claim was not heard, and can ask again', async () => {
    const paid = replies.get('claim');
    replies.delete('claim');
    await startEasy();
    await answerRightly();
    dialog().getByText('Failed to submit game results. Please contact support.');
    await pass(60_000);
    expect(sentOf('claim')).toHaveLength(1);
    if (paid) replies.set('claim', paid);
    press('Ask for the reward again');
    await pass(0);
    dialog().getByText('₦400.00');
    expect(sentOf('claim')).toHaveLength(2);
  });

  // Proves student-2-95, student-2-97, student-4-23.
  it('plays again from the start with new questions of the level', async () => {
    await startEasy();
    await choose(/house/);
    await choose(/door/);
    dialog().getByText('1/2');
    dialog().getByText('50%');
    replies.set('easy', () =>
      Response.json({ round: 'another-round-here', questions: [questionFor('New?', 9_000)] }),
    );
    press('Play Again');
    await pass(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByText('Question 1 of 1');
    screen.getByText('0/1');
    expect(sentOf('easy')).toHaveLength(2);
  });

  // Proves student-8-22.
  it('returns to the levels when the day has been won meanwhile', async () => {
    await startEasy();
    await pass(20_000);
    replies.set('easy', () => Response.json({ error: 'daily_limit_reached' }));
    press('Play Again');
    await pass(0);
    screen.getByText('You have already won today! Come back tomorrow for another chance.');
    screen.getByRole('button', { name: /^Easy/ });
  });

  // Proves student-2-97.
  it('leads back to the dashboard', async () => {
    await startEasy();
    await pass(20_000);
    fireEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    screen.getByText('The dashboard');
  });
});
