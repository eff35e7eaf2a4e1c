import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { getManagedSettings } from '@institute/contract/settings/managed-settings';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilFocused } from '../../test/focus.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { SettingsPage } from './settings-page.tsx';

const managed: WireOf<typeof getManagedSettings> = {
  form: {
    siteName: 'Bustan',
    landingMessage: '',
    howto: '',
    aboutUs: '',
    aboutsite: '',
    privatelesson: '',
    paystackKey: '',
    whatsappNumber: '',
    storeLink: '',
    subamount: '0',
    referralWelcome: '100',
    referralReward: '100',
    referralTrigger: 'paid_enrolment',
    gameRewardEasy: '100',
    gameRewardIntermediate: '500',
    gameRewardHard: '1000',
    secondPersonAbove: '0',
    graceDays: '7',
    noticeHours: '24',
    recordingMonths: '12',
    storeShown: 'on',
    healthAlerts: 'on',
    weeklyDigest: 'on',
    ownerEmail: '',
    accountNumbers: 'off',
    rewardBudget: '20000',
    quiz: 'on',
    bankCode: '',
    otherBank: '',
    accountNumber: '',
    accountName: '',
    transferNote: '',
    networkWins: '1',
    secondFactor: 'optional',
    terms: 'Be kind.',
    privacy: 'We keep little.',
    privacyContact: '',
    deviceDays: '400',
    mailDays: '90',
    auditDays: '730',
    draftDays: '180',
  },
  logo: '',
  signature: '',
  changes: { siteName: { by: 'Maryam', at: 1_790_000_000 } },
};

let server: MockServer;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getManagedSettings', () => ok(managed));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the settings', () => {
  // Proves admin-8-22.
  it('that are refused without words say so, and stay as they were typed', async () => {
    renderAt('/admin/settings', <SettingsPage />);
    const name = await screen.findByLabelText<HTMLInputElement>('Site name');
    expect(screen.getByText('Maryam')).toBeTruthy();
    fireEvent.change(name, { target: { value: 'Another' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Site name')).toBeTruthy();
    server.reply('updateAppSettings', () => Response.json({ status: false, message: '' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Failed to update settings')).toBeTruthy();
    expect(name.value).toBe('Another');
    // What was changed is sent, with what it had been, and nothing else.
    const [sent] = server.of('updateAppSettings');
    expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({
      siteName: 'Another',
      'before[siteName]': 'Bustan',
    });
    expect(sent?.fields.has('howto')).toBe(false);
  });

  it('that do not arrive say so', async () => {
    renderAt('/admin/settings', <SettingsPage />);
    const guide = await screen.findByLabelText('Help guide');
    fireEvent.change(guide, { target: { value: 'Read on' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy();
  });
});

const shown = {
  ...{ siteName: 'Bustan', landingMessage: '', howto: '', aboutUs: 'Mine', aboutsite: '' },
  ...{ privatelesson: '', paystackKey: '', whatsappNumber: '', subamount: '0', logo: '' },
  ...{ timezone: 'Africa/Lagos', oneSignalAppId: '' },
};

describe('settings that somebody else has saved meanwhile', () => {
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Save these settings?' }));
    fireEvent.click(ask.getByRole('button', { name: 'Save settings' }));
  };
  const asked = async () => {
    renderAt('/admin/settings', <SettingsPage />);
    const about = await screen.findByLabelText('About us');
    fireEvent.change(about, { target: { value: 'Mine' } });
    server.reply('updateAppSettings', ({ fields }) =>
      fields.get('before[aboutUs]') === 'Theirs'
        ? ok(shown)
        : refused('settings_changed', 'Maryam was faster.'),
    );
    const form = { ...managed.form, aboutUs: 'Theirs', howto: 'Their guide' };
    server.reply('getManagedSettings', () => ok({ ...managed, form }));
    await save();
    const name = 'Somebody else has saved meanwhile';
    const dialog = within(await screen.findByRole('dialog', { name }));
    dialog.getByText(/Maryam was faster/);
    dialog.getByRole('heading', { name: 'About us' });
    dialog.getByText('Theirs', { selector: 'div' });
    dialog.getByText('Mine', { selector: 'div' });
    // Nothing is touched before it is decided.
    expect(value('About us')).toBe('Mine');
    return dialog;
  };

  it('stay theirs but for mine, which is saved without another question', async () => {
    const dialog = await asked();
    fireEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await screen.findByText('Settings updated successfully!');
    const sent = Object.fromEntries(server.of('updateAppSettings').at(-1)?.fields ?? []);
    expect(sent).toMatchObject({ aboutUs: 'Mine', 'before[aboutUs]': 'Theirs' });
    expect(sent).not.toHaveProperty('howto');
    expect(value('Help guide')).toBe('Their guide');
    expect(screen.getByText('Everything is saved.')).toBeTruthy();
  });

  it('are taken, and mine is kept until the page is left, also over a reload', async () => {
    const dialog = await asked();
    fireEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(value('About us')).toBe('Theirs'));
    expect(screen.getByText('Everything is saved.')).toBeTruthy();
    cleanup();
    renderAt('/admin/settings', <SettingsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Bring it back' }));
    await waitFor(() => expect(value('About us')).toBe('Mine'));
    expect(value('Help guide')).toBe('Their guide');
    await save();
    await screen.findByText('Settings updated successfully!');
  });
});

it('has a place for each area, to which the navigation leads', async () => {
  renderAt('/admin/settings', <SettingsPage />);
  const nav = within(await screen.findByRole('navigation', { name: 'Parts of the settings' }));
  const links = nav.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    ...['Texts', 'Money', 'People', 'Marking', 'Notifications', 'Privacy'],
  ]);
  fireEvent.click(nav.getByRole('link', { name: 'Money' }));
  const heading = screen.getByRole('heading', { name: 'Money' });
  await untilFocused(() => heading);
});

describe('the budget for rewards', () => {
  // Proves call-getRewardBudget.
  it('is shown with what is left of it today, and what waits', async () => {
    server.reply('get_reward_budget', () =>
      ok({ day: '2026-11-16', budget: 20_000, given: 1200, left: 18_800, waiting: 300 }),
    );
    renderAt('/admin/settings', <SettingsPage />);
    expect((await screen.findByLabelText<HTMLInputElement>('Daily budget')).value).toBe('20000');
    const left = await screen.findByText('₦18,800.00');
    expect(left.closest('p')?.textContent).toBe(
      'Today ₦1,200.00 has been given, and ₦18,800.00 is left. ₦300.00 of referrals waits for e-mails to be verified, or for a day with room.',
    );
  });

  it('says when what is left could not be loaded', async () => {
    renderAt('/admin/settings', <SettingsPage />);
    expect(await screen.findByText('What is left today could not be loaded.')).toBeTruthy();
  });
});

describe('a logo', () => {
  // Proves admin-5-20.
  it('of more than 400 KB is not sent, and says so', async () => {
    renderAt('/admin/settings', <SettingsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Change logo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload logo' }));
    const choose = (bytes: number) =>
      fireEvent.change(dialog.getByLabelText(/^Choose /), {
        target: { files: [new File(['x'.repeat(bytes)], 'logo.png', { type: 'image/png' })] },
      });
    const upload = dialog.getByRole<HTMLButtonElement>('button', { name: 'Upload' });
    choose(400 * 1024 + 1);
    await dialog.findByText('Logo file size must be less than 400KB');
    expect(upload.disabled).toBe(true);
    choose(400 * 1024);
    await waitFor(() => expect(upload.disabled).toBe(false));
    expect(dialog.queryByText('Logo file size must be less than 400KB')).toBeNull();
  });

  // Proves admin-8-23.
  it('that is refused without words says so', async () => {
    server.reply('uploadLogo', () => Response.json({ status: false, message: '' }));
    renderAt('/admin/settings', <SettingsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Change logo' }));
    const dialog = within(await screen.findByRole('dialog'));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file field');
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    fireEvent.change(input, { target: { files: [file] } });
    fireEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await dialog.findByText('Failed to upload logo')).toBeTruthy();
  });
});
