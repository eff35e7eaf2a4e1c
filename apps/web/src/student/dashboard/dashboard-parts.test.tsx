import type { WireOf } from '@institute/contract/call';
import type { getAppSettings } from '@institute/contract/settings/settings';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOutLocally } from '../../platform/auth-store.ts';
import { inMobileApp } from '../../platform/mobile-app.ts';
import { untilFocused } from '../../test/focus.ts';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { Certificates } from './certificates.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { GettingStarted } from './getting-started.tsx';
import { useGuideStore } from './guide-store.ts';
import { PrivateLesson } from './private-lesson.tsx';
import { ReferPanel } from './refer-panel.tsx';
import { Semester } from './semester.tsx';

const settings: WireOf<typeof getAppSettings> = {
  siteName: 'Institute',
  logo: '',
  landingMessage: '',
  howto: 'Read this first.\n\nSee https://example.org/help',
  aboutUs: '',
  aboutsite: '',
  privatelesson: 'One hour with a teacher.',
  paystackKey: '',
  whatsappNumber: '+234 800 000 0000',
  subamount: '',
  timezone: 'Africa/Lagos',
  oneSignalAppId: '',
};

let server: MockServer;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  server = mockServer();
  server.reply('get_app_settings', () => ok(settings));
});
afterEach(() => {
  cleanup();
  signOutLocally();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

describe('the guide', () => {
  const heading = () => screen.getByRole('heading', { level: 3 }).textContent;
  const open = async () => {
    renderAt('/', <GettingStarted />);
    await screen.findByRole('heading', { level: 3 });
  };

  // Proves student-2-42.
  it('has four steps, the last with the text of the settings', async () => {
    await open();
    const seen = [heading()];
    for (let step = 0; step < 3; step += 1) {
      press('Next');
      seen.push(heading());
    }
    expect(seen).toEqual(['Browse Classes', 'Enroll', 'Start Learning', 'Help Guide']);
    expect(await screen.findByText('Read this first.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'https://example.org/help' })).toBeTruthy();
  });

  it('can be put away and brought back, and remembers its step', async () => {
    await open();
    press('Next');
    press('Hide the guide');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(JSON.parse(localStorage.getItem('guide-storage') ?? '').state).toEqual({
      step: 1,
      hidden: true,
    });
    press('Show the Getting Started guide');
    expect(heading()).toBe('Enroll');
  });

  it('starts anew for the next person on the device', async () => {
    useGuideStore.setState({ step: 3, hidden: true });
    signOutLocally();
    await open();
    expect(heading()).toBe('Browse Classes');
  });
});

describe('private lessons', () => {
  // Proves student-2-43.
  it('show the text and the chat with the number of the settings', async () => {
    renderAt('/', <PrivateLesson />);
    expect(await screen.findByText('One hour with a teacher.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Ask on WhatsApp' });
    expect(link.getAttribute('href')).toBe('https://wa.me/2348000000000');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('have no chat without a number, and no panel without a text', async () => {
    server.reply('get_app_settings', () => ok({ ...settings, whatsappNumber: '' }));
    renderAt('/', <PrivateLesson />);
    expect(await screen.findByText('One hour with a teacher.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    server.reply('get_app_settings', () => ok({ ...settings, privatelesson: '' }));
    renderAt('/', <PrivateLesson />);
    await vi.waitFor(() => expect(server.of('get_app_settings')).toHaveLength(2));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('refer and earn', () => {
  const link = `${location.origin}/login?ref=IAL-amina-x7k2p9`;
  const field = () => screen.getByLabelText<HTMLInputElement>('Your referral link');
  const openDialog = async () => {
    renderAt('/', <ReferPanel />);
    press('Get my link');
    await screen.findByRole('dialog', { name: 'Refer and earn' });
  };

  // Proves student-2-44, student-2-98.
  it('copies the link and says so for two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await openDialog();
    expect(field().value).toBe(link);
    press('Copy');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(link);
    await act(() => vi.advanceTimersByTimeAsync(1_800));
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });

  it('selects the link and copies the selection where the clipboard is refused', async () => {
    const writeText = vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError'));
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const copied: (string | undefined)[] = [];
    Reflect.set(document, 'execCommand', (command: string) => {
      const active = document.activeElement as HTMLInputElement;
      copied.push(`${command} ${active.value}`);
      return true;
    });
    await openDialog();
    press('Copy');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(copied).toEqual([`copy ${link}`]);
    Reflect.set(document, 'execCommand', () => false);
    cleanup();
    await openDialog();
    press('Copy');
    expect(await screen.findByText(/The link is selected/)).toBeTruthy();
    await untilFocused(() => field());
  });

  it('offers the sheet of a phone that has one', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { ...navigator, share });
    await openDialog();
    press('Share');
    expect(share.mock.lastCall?.[0]).toMatchObject({ url: link });
  });

  it('goes to WhatsApp with words and the link', async () => {
    await openDialog();
    const href = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
    const message = new URL(href).searchParams.get('text') ?? '';
    expect(new URL(href).host).toBe('wa.me');
    expect(message).toBe(`Join me in learning Arabic:\n${link}`);
  });

  it.each([
    [
      { welcome: 100, reward: 100, trigger: 'paid_enrolment' },
      'When your friend enrolls in a paid class you receive ₦100.00. Your friend starts with a welcome bonus of ₦100.00.',
    ],
    [
      { welcome: 0, reward: 50.5, trigger: 'signup' },
      'When your friend signs up you receive ₦50.50.',
    ],
    [
      { welcome: 200, reward: 0, trigger: 'enrolment' },
      'Your friend starts with a welcome bonus of ₦200.00.',
    ],
    [{ welcome: 0, reward: 0, trigger: 'enrolment' }, 'Friends sign up through this link.'],
  ])('promises what the institute has set, %j', async (terms, words) => {
    server.reply('getReferralCount', () => ok({ referral_count: 0, reward_waiting: 0, terms }));
    await openDialog();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('names the rewards that wait for e-mails to be verified', async () => {
    server.reply('getReferralCount', () => ok({ referral_count: 2, reward_waiting: 100 }));
    await openDialog();
    expect(await screen.findByText('Waits until you both have verified your e-mails')).toBeTruthy();
    expect(screen.getByText('₦100.00')).toBeTruthy();
  });

  // Proves student-2-98, call-getReferralCount, student-7-8.
  it('counts the friends who joined, and asks once in five minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.reply('getReferralCount', () => ok({ referral_count: 3, reward_waiting: 0 }));
    await openDialog();
    expect(await screen.findByText('3 friends')).toBeTruthy();
    const count = () => server.of('getReferralCount').length;
    const reopen = () => {
      press('Close');
      press('Get my link');
    };
    expect(count()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
    reopen();
    expect(screen.getByText('3 friends')).toBeTruthy();
    expect(count()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
    reopen();
    await vi.waitFor(() => expect(count()).toBe(2));
  });
});

describe('certificates', () => {
  const certificate = (id: number) => ({
    id,
    title: `Certificate ${id}`,
    certificateContent: 'This is to certify that Amina has completed the course.',
    issue_date: '2026-11-05',
    footer: 'The director',
    code: `code-${id}`,
  });

  // Proves student-2-45, student-3-10.
  it('slide by 300 pixels and open in full', async () => {
    server.reply('getMyCertificates', () => ok([certificate(2), certificate(1)]));
    renderAt('/', <Certificates />);
    const card = await screen.findByRole('button', { name: /Certificate 2/ });
    const scrollBy = vi.fn();
    Reflect.set(screen.getByRole('list'), 'scrollBy', scrollBy);
    press('Next certificates');
    press('Previous certificates');
    expect(scrollBy.mock.calls.map(([options]) => options.left)).toEqual([300, -300]);
    expect(within(card).getByText('5 Nov 2026')).toBeTruthy();
    fireEvent.click(card);
    const dialog = within(await screen.findByRole('dialog', { name: 'Certificate 2' }));
    expect(dialog.getByText(/Amina has completed/)).toBeTruthy();
    expect(dialog.getByText('code-2')).toBeTruthy();
  });

  // Proves student-2-48.
  it('say when there are none', async () => {
    server.reply('getMyCertificates', () => ok([]));
    renderAt('/', <Certificates />);
    expect(await screen.findByText('No Certificates Yet')).toBeTruthy();
  });
});

describe('semester performance', () => {
  const month = (start_date: number, average_score: number) => ({
    start_date,
    average_score,
    exam_count: 1,
    exams: [
      {
        exam_name: 'Reading',
        class_name: 'First Steps',
        date_formatted: '3 Nov 2026',
        score: average_score,
      },
    ],
  });
  // The first of the month at midnight in Lagos, still the day before in UTC.
  const [november, october] = [
    Date.UTC(2026, 9, 31, 23) / 1000,
    Date.UTC(2026, 8, 30, 23) / 1000,
  ] as const;

  // Proves student-2-46, student-9-8.
  it('draws the months in the order of time and lists them newest first', async () => {
    server.reply('semestergrade.php', () => ok([month(november, 92.5), month(october, 65)]));
    renderAt('/', <Semester />);
    expect(
      await screen.findByRole('img', {
        name: 'Average score by month: October 2026 65%, November 2026 92.5%',
      }),
    ).toBeTruthy();
    const names = screen.getAllByText(/^(October|November) 2026$/, { selector: 'summary *' });
    expect(names.map((name) => name.textContent)).toEqual(['November 2026', 'October 2026']);
    const table = within(screen.getByRole('table', { name: 'Exams of November 2026' }));
    expect(table.getByText('Reading')).toBeTruthy();
    expect(table.getByText('Excellent')).toBeTruthy();
  });

  it('explains the colours that are drawn, and no others', async () => {
    server.reply('semestergrade.php', () => ok([month(november, 92.5), month(october, 65)]));
    renderAt('/', <Semester />);
    const legend = await screen.findByRole('list', { name: 'Colours of the scores' });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Excellent 90 and above', 'Needs practice below 70']);
  });

  it('gives a month the same figure on its bar and in the list, to two decimals', async () => {
    server.reply('semestergrade.php', () => ok([month(november, 60.99)]));
    renderAt('/', <Semester />);
    expect(await screen.findByRole('img', { name: /November 2026 60\.99%$/ })).toBeTruthy();
    const shown = screen.getAllByText('60.99%');
    expect(shown.map((one) => one.closest('svg, summary, td')?.localName)).toEqual([
      'svg',
      'summary',
      'td',
    ]);
  });

  it('sets class and day of an exam beneath its name on a phone, not in columns of their own', async () => {
    server.reply('semestergrade.php', () => ok([month(november, 92.5)]));
    renderAt('/', <Semester />);
    const table = within(await screen.findByRole('table', { name: 'Exams of November 2026' }));
    const cell = table.getByText('Reading').closest('td');
    expect(cell?.textContent).toBe('ReadingFirst Steps · 3 Nov 2026');
    expect(cell?.lastElementChild?.className).toContain('sm:hidden');
    const [, ...others] = [...(cell?.parentElement?.children ?? [])].slice(0, 3);
    for (const other of others) expect(other.className).toMatch(/\bhidden\b.*sm:table-cell/);
  });

  // Proves student-2-48.
  it('says when there is nothing to show', async () => {
    server.reply('semestergrade.php', () => ok([]));
    renderAt('/', <Semester />);
    expect(await screen.findByText('No Grades Yet')).toBeTruthy();
  });
});

describe('the quiz', () => {
  // Proves student-2-47.
  it('is promoted inside the mobile app alone', async () => {
    const chrome = 'Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile Safari/537.36';
    expect(inMobileApp(chrome)).toBe(false);
    expect(inMobileApp(`${chrome} ArabicInstituteApp/1.4`)).toBe(true);
    renderAt('/', <DashboardPage />);
    expect(screen.queryByRole('link', { name: 'Play the quiz' })).toBeNull();
    cleanup();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${chrome} ArabicInstituteApp/1.4`);
    renderAt('/', <DashboardPage />);
    const link = await screen.findByRole('link', { name: 'Play the quiz' });
    expect(link.getAttribute('href')).toBe('/game');
  });

  // Proves rulings-10-3.
  it('has no way to it where the institute has switched it off', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('ArabicInstituteApp/1.4');
    server.reply('get_app_settings', () => ok({ ...settings, quiz: 'off' }));
    renderAt('/', <DashboardPage />);
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: /quiz/i })).toBeNull());
    expect(screen.getByRole('link', { name: /Wallet/ })).toBeTruthy();
  });

  // Proves student-2-38.
  it('stands among the cards with wallet, classes and my classes', () => {
    mockServer(amina);
    renderAt('/', <DashboardPage />);
    const targets = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
    expect(targets).toEqual(
      expect.arrayContaining(['/wallet-history', '/classes', '/my-classes', '/game']),
    );
  });
});
