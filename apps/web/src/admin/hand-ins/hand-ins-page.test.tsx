import { roles } from '@institute/contract/auth/abilities';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../test/indexed-db.ts';
import { useOutbox } from '../../domains/homework/outbox.ts';
import { useTakeStore } from '../../platform/takes/take-store.ts';
import { sentHandIn, sentReply, sentWaiting } from '../../test/a-hand-in.ts';
import { FakeMicrophone } from '../../test/fake-microphone.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { type MockUploads, mockUploads } from '../../test/mock-uploads.ts';
import { HandInsPage } from './hand-ins-page.tsx';

/** What is heard, in turn. */
let heard: FakeAudio[];
class FakeAudio extends EventTarget {
  currentTime = 0;
  duration = 9;
  readyState = 4;
  playbackRate = 1;
  isPlaying = false;
  ontimeupdate = () => undefined;
  onplaying = () => undefined;
  onpause = () => undefined;
  onended = () => undefined;
  constructor(src?: string) {
    super();
    if (src) heard.push(this);
  }
  canPlayType = () => 'probably';
  async play() {
    this.isPlaying = true;
    this.onplaying();
  }
  pause() {
    if (this.isPlaying) this.onpause();
    this.isPlaying = false;
  }
  reach(seconds: number) {
    this.currentTime = seconds;
    this.ontimeupdate();
  }
}

/** How long was spoken beyond what the test took, in ms. */
let spoken = 0;
const speak = () => {
  spoken += 2000;
};

const meta = { total: 2, page: 1, per_page: 10, more: false, waiting: 2 };
let server: MockServer;
let uploads: MockUploads;
let microphone: FakeMicrophone;

beforeEach(() => {
  heard = [];
  spoken = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + spoken);
  localStorage.clear();
  indexedDB.deleteDatabase('takes');
  useTakeStore.setState({}, true);
  useOutbox.setState({ replies: {}, answers: [] });
  begin(mockServer({ ...amina, role: roles.administrator }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function begin(next: MockServer) {
  server = next;
  uploads = mockUploads(server);
  microphone = new FakeMicrophone();
  vi.stubGlobal('Audio', FakeAudio);
  server.reply('getHandIns', () => ok([sentWaiting(1), sentWaiting(2)], meta));
  server.reply('getHandIn', ({ fields }) => {
    const id = Number(fields.get('hand_in_id'));
    const beside = id === 1 ? { nextId: 2 } : { previousId: 1 };
    return ok(sentHandIn(id, { waiting: 2, ...beside }));
  });
  server.reply('getPhrases', () => ok(['أَحْسَنْتِ', 'Longer, please']));
  let replies = 0;
  server.reply('addReply', ({ fields }) => {
    replies += 1;
    return ok(sentReply(replies, { takeId: 10, text: fields.get('text') ?? '' }));
  });
  server.reply('answerHandIn', () => ok({ version: 2, next_id: 2 }));
}

const press = (key: string, more: object = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
const dialog = () => within(screen.getByRole('dialog'));
/** Opens a hand-in as a key does. */
async function open(path = '/admin/hand-ins?hand-in=1') {
  renderAt(path, <HandInsPage />);
  await screen.findByRole('button', { name: /^(Play|Pause): Recording 1$/ });
}
const said = (action: string) => server.of(action).map(({ fields }) => Object.fromEntries(fields));

describe('the inbox', () => {
  // Proves ours-410.
  it('has what waits with its count, and opens one by a press; the page of the list stays', async () => {
    server.reply('getHandIns', () => ok([sentWaiting(1)], { ...meta, total: 12, page: 2 }));
    renderAt('/admin/hand-ins?page=2', <HandInsPage />);
    fireEvent.click(await screen.findByRole('button', { name: /Read 1/ }));
    expect(await screen.findByRole('heading', { name: 'Read 1' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: /Waiting/ }).textContent).toBe('Waiting2');
    expect(heard).toEqual([]);
    const pages = said('getHandIns').map(({ page }) => page);
    expect(new Set(pages)).toEqual(new Set(['2']));
    expect(said('getHandIns')[0]).toMatchObject({ state: 'waiting' });
  });

  it('says that nothing waits, and what could not be loaded', async () => {
    server.reply('getHandIns', () => ok([], { ...meta, total: 0, waiting: 0 }));
    renderAt('/admin/hand-ins', <HandInsPage />);
    expect(await screen.findByText('No hand-in waits')).toBeTruthy();
    cleanup();
    server.reply('getHandIn', () => refused('hand_in_not_found', 'There is no such hand-in.'));
    renderAt('/admin/hand-ins?hand-in=9', <HandInsPage />);
    expect(await screen.findByText('This hand-in is not there any more.')).toBeTruthy();
  });
});

describe('a voice by keys', () => {
  // Proves ours-411.
  it('is pinned to where R paused, sent by itself, and answered with what comes next', async () => {
    await open();
    press(' ');
    expect(heard[0]?.isPlaying).toBe(true);
    act(() => heard[0]?.reach(4.2));
    press('r');
    expect(heard[0]?.isPlaying).toBe(false);
    expect(await screen.findByText('Reply at 0:04')).toBeTruthy();
    await waitFor(() => expect(microphone.made).toHaveLength(1));
    speak();
    press('Enter');
    expect(await screen.findByRole('heading', { name: 'Read 2' })).toBeTruthy();
    await waitFor(() => expect(said('answerHandIn')).toHaveLength(1));
    expect(said('addReply')).toHaveLength(1);
    expect(said('addReply')[0]).toMatchObject({
      ...{ hand_in_id: '1', take_id: '10', at_ms: '4200', upload: 'upload-1', text: '' },
    });
    expect(said('answerHandIn')[0]).toMatchObject({
      ...{ hand_in_id: '1', version: '1', state: 'answered' },
    });
    // The answer follows what was said.
    const order = server.sent.map(({ action }) => action);
    expect(order.indexOf('addReply')).toBeLessThan(order.indexOf('answerHandIn'));
    expect(await screen.findByText('Undo')).toBeTruthy();
    expect(localStorage.getItem('draft:takes:amina@example.com')).toBeNull();
  });

  it('may be several of one recording: R ends and sends, and one stays', async () => {
    await open();
    for (const at of [1, 3]) {
      press(' ');
      act(() => heard[0]?.reach(at));
      press('r');
      await waitFor(() => expect(screen.queryByText(/^Recording: /)).toBeTruthy());
      speak();
      press('r');
      await waitFor(() => expect(said('addReply')).toHaveLength(at === 1 ? 1 : 2));
      await screen.findByRole('button', { name: 'Reply' });
    }
    expect(said('addReply').map(({ at_ms }) => at_ms)).toEqual(['1000', '3000']);
    expect(said('answerHandIn')).toEqual([]);
  });

  it('is asked about before Escape throws it away', async () => {
    await open();
    press('r');
    await screen.findByText(/^Recording: /);
    press('Escape');
    fireEvent.click(await screen.findByRole('button', { name: 'Throw away' }));
    await waitFor(() => expect(screen.queryByText(/^(Recording|Paused): /)).toBeNull());
    expect(screen.getByRole('heading', { name: 'Read 1' })).toBeTruthy();
    expect(said('addReply')).toEqual([]);
  });

  // Proves ours-472.
  it('that lasts less than half a second is a slip: it is not sent, and nothing is answered', async () => {
    await open();
    press('r');
    await screen.findByText(/^Recording: /);
    press('Enter');
    expect(await screen.findByText('That was too short to hear, and was not sent.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Read 1' })).toBeTruthy();
    expect(said('addReply')).toEqual([]);
    expect(said('answerHandIn')).toEqual([]);
    press('r');
    await screen.findByText(/^Recording: /);
    expect(screen.queryByText('That was too short to hear, and was not sent.')).toBeNull();
  });

  // Proves ours-473.
  it('is of the first line where a hand-in opens, and says which was heard when the next begins', async () => {
    const [take] = sentHandIn(1).takes;
    const takes = [take, { ...take, id: 11, path: 'files/11.weba?s=1' }] as never;
    server.reply('getHandIn', ({ fields }) => {
      const id = Number(fields.get('hand_in_id'));
      return ok({ ...sentHandIn(id, { nextId: id === 1 ? 2 : null }), takes });
    });
    await open();
    const isInView = () =>
      screen
        .getAllByRole('listitem')
        .filter((item) => item.id.startsWith('take-'))
        .map((item) => item.getAttribute('aria-current'));
    press('j');
    expect(isInView()).toEqual([null, 'true']);
    press('Enter');
    await screen.findByRole('heading', { name: 'Read 2' });
    await screen.findByText('Undo');
    expect(isInView()).toEqual(['true', null]);
    expect(screen.queryByText('Heard to its end')).toBeNull();
    act(() => heard.at(-1)?.onended());
    expect(isInView()).toEqual([null, 'true']);
    expect(screen.getAllByText('Heard to its end')).toHaveLength(1);
    press('r');
    expect(await screen.findByText(/^Recording 2: /)).toBeTruthy();
  });

  // Proves ours-413.
  it('that is refused stays on the device, is said, and keeps the answer back', async () => {
    server.reply('addReply', () =>
      refused('replies_enough', 'There are 100 replies to this already.'),
    );
    await open();
    press('r');
    await screen.findByText(/^Recording: /);
    speak();
    press('Enter');
    await screen.findByRole('heading', { name: 'Read 2' });
    const words = 'There are 100 replies to this already.';
    expect(await dialog().findByText(words)).toBeTruthy();
    expect(said('answerHandIn')).toEqual([]);
    fireEvent.click(dialog().getByRole('button', { name: 'Open it' }));
    await screen.findByRole('heading', { name: 'Read 1' });
    expect(dialog().getAllByText(words)).toHaveLength(1);
    server.reply('addReply', () => ok(sentReply(5, { takeId: 10 })));
    fireEvent.click(dialog().getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(dialog().queryByText(words)).toBeNull());
    expect(uploads.begun).toBe(1);
    expect(await dialog().findByRole('button', { name: 'Remove this reply' })).toBeTruthy();
  });
});

// Proves ours-427.
it('an answer sends what had failed first, and does not go before it', async () => {
  server.reply('addReply', () =>
    refused('replies_enough', 'There are 100 replies to this already.'),
  );
  await open();
  press('r');
  await screen.findByText(/^Recording: /);
  speak();
  press('Enter');
  await screen.findByRole('heading', { name: 'Read 2' });
  await waitFor(() => expect(said('addReply')).toHaveLength(1));
  fireEvent.click(await dialog().findByRole('button', { name: 'Open it' }));
  await screen.findByRole('heading', { name: 'Read 1' });
  press('Enter');
  await waitFor(() => expect(said('addReply')).toHaveLength(2));
  expect(said('answerHandIn')).toEqual([]);
  server.reply('addReply', () => ok(sentReply(5, { takeId: 10 })));
  fireEvent.click(await dialog().findByRole('button', { name: 'Open it' }));
  await screen.findByRole('heading', { name: 'Read 1' });
  press('Enter');
  await waitFor(() => expect(said('answerHandIn')).toHaveLength(1));
  expect(said('addReply')).toHaveLength(3);
});

describe('words by keys', () => {
  // Proves ours-411, ours-414.
  it('are begun by T, end with a phrase, and go by Enter; what is begun is kept', async () => {
    await open();
    press('t');
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Your reply');
    fireEvent.change(field, { target: { value: 'نَعَم' } });
    cleanup();
    await open();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('نَعَم');
    fireEvent.click(screen.getByRole('button', { name: 'Phrases' }));
    await screen.findByText('Longer, please');
    press('2');
    const again = screen.getByLabelText<HTMLTextAreaElement>('Your reply');
    expect(again.value).toBe('نَعَم Longer, please');
    fireEvent.keyDown(again, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(said('addReply')).toHaveLength(1));
    expect(said('addReply')[0]).toMatchObject({ take_id: '10', text: 'نَعَم Longer, please' });
    const replies = await screen.findByRole('list', { name: 'Replies' });
    expect(replies.textContent).toContain('نَعَم Longer, please');
    expect(screen.queryByLabelText('Your reply')).toBeNull();
    expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:reply'))).toEqual([]);
  });

  it('keeps phrases, each once, one on a line', async () => {
    server.reply('savePhrases', () => ok(null));
    await open();
    press('/');
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    const field = screen.getByLabelText('One phrase on each line');
    fireEvent.change(field, { target: { value: ' جيد \n\nجيد\nSlower' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save phrases' }));
    await waitFor(() => expect(server.of('savePhrases')).toHaveLength(1));
    const fields = [...(server.of('savePhrases')[0]?.fields ?? [])];
    const kept = fields.filter(([name]) => name.startsWith('phrases'));
    expect(kept.map(([, phrase]) => phrase)).toEqual(['جيد', 'Slower']);
  });
});

describe('an answer', () => {
  const rubric = {
    kind: 'rubric' as const,
    lines: [
      { id: 'a', title: 'Vowels', points: 5 },
      { id: 'b', title: 'Fluency', points: 15 },
    ],
  };
  const asked = {
    ...{ title: 'Read 1', text: '', ways: ['voice' as const], attempts: 3, seconds: 180 },
    marking: rubric,
  };

  // Proves ours-412.
  it('wants its points, given by figures, arrows and a keyboard of Arabic', async () => {
    server.reply('getHandIn', () => ok(sentHandIn(1, { asked, nextId: 2 })));
    await open();
    press('Enter');
    expect(await screen.findByText('Please give the points first.')).toBeTruthy();
    press('٣', { code: 'Digit3' });
    press('1');
    press('2');
    press('ArrowUp');
    press('4');
    expect(screen.queryByText('Please give the points first.')).toBeNull();
    press('ش', { code: 'KeyA' });
    await waitFor(() => expect(said('answerHandIn')).toHaveLength(1));
    const sent = said('answerHandIn')[0] ?? {};
    expect(sent).toMatchObject({ state: 'again', version: '1' });
    expect(Object.entries(sent).filter(([name]) => name.startsWith('rubric'))).toEqual([
      ['rubric[0][id]', 'a'],
      ['rubric[0][points]', '4'],
      ['rubric[1][id]', 'b'],
      ['rubric[1][points]', '12'],
    ]);
  });

  // Proves ours-413.
  it('that another teacher was faster with is said, and leads back to what is there now', async () => {
    server.reply('answerHandIn', () =>
      refused(
        'hand_in_changed',
        'Somebody else has answered this meanwhile. Please look at it again.',
      ),
    );
    await open();
    press('Enter');
    await screen.findByRole('heading', { name: 'Read 2' });
    expect(await screen.findByText(/Somebody else has answered this meanwhile/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    const answeredAt = new Date(Date.UTC(2026, 10, 3));
    server.reply('getHandIn', () =>
      ok(sentHandIn(1, { state: 'answered', version: 2, answeredAt, answeredBy: 'Yusuf' })),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Open it' }));
    await screen.findByRole('heading', { name: 'Read 1' });
    expect((await screen.findByText('Yusuf')).closest('p')?.textContent).toContain('has answered');
    expect(screen.getByRole('button', { name: 'Answer once more' })).toBeTruthy();
  });

  // Proves ours-413.
  it('is taken back by Z, which opens it again; N and P go on and back', async () => {
    server.reply('undoAnswer', () => ok({ version: 3 }));
    await open();
    press('n');
    await screen.findByRole('heading', { name: 'Read 2' });
    press('p');
    await screen.findByRole('heading', { name: 'Read 1' });
    press('Enter');
    await screen.findByRole('heading', { name: 'Read 2' });
    await screen.findByText('Undo');
    press('z');
    await screen.findByRole('heading', { name: 'Read 1' });
    expect(said('undoAnswer')).toEqual([
      expect.objectContaining({ hand_in_id: '1', version: '2' }),
    ]);
    press('?');
    expect(await screen.findByRole('heading', { name: 'Keys of a hand-in' })).toBeTruthy();
  });

  // Proves ours-474.
  it('of the last is taken back by Z as well, and a class of which none waits is said', async () => {
    server.reply('undoAnswer', () => ok({ version: 3 }));
    server.reply('getHandIn', () => ok(sentHandIn(1)));
    server.reply('getHandIns', () => ok([], { ...meta, total: 0, waiting: 0 }));
    server.reply('getManagedClass', () => refused('class_not_found', 'There is no such class.'));
    await open('/admin/hand-ins?hand-in=1&class=2');
    press('Enter');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('No hand-in of this class waits')).toBeTruthy();
    await screen.findByText('Undo');
    press('z');
    await screen.findByRole('heading', { name: 'Read 1' });
    expect(said('undoAnswer')).toHaveLength(1);
  });

  // Proves ours-475.
  it('has its keys after the list of keys is closed, and counts points up from one', async () => {
    server.reply('getHandIn', () => ok(sentHandIn(1, { asked, nextId: 2 })));
    await open();
    const button = screen.getByRole('button', { name: 'Keys' });
    button.focus();
    fireEvent.click(button);
    await screen.findByRole('heading', { name: 'Keys of a hand-in' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('heading', { name: 'Keys of a hand-in' })).toBeNull();
    expect(document.activeElement).not.toBe(button);
    press(' ');
    expect(heard[0]?.isPlaying).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'More: Vowels' }));
    expect(screen.getByLabelText<HTMLInputElement>('Vowels').value).toBe('1');
    fireEvent.click(screen.getByRole('button', { name: 'More: Vowels' }));
    expect(screen.getByLabelText<HTMLInputElement>('Vowels').value).toBe('2');
  });

  // Proves ours-413.
  it('to one’s own is a colleague’s: nothing is offered', async () => {
    begin(mockServer({ ...amina, teaches: [{ classId: 2, powers: ['mark'] }] }));
    server.reply('getHandIn', () => ok(sentHandIn(1, { studentId: amina.id })));
    await open();
    expect(screen.getByText(/^This hand-in is your own/)).toBeTruthy();
    press('r');
    press('t');
    press('Enter');
    expect(screen.queryByLabelText('Your reply')).toBeNull();
    expect(microphone.made).toEqual([]);
    expect(said('answerHandIn')).toEqual([]);
    expect(dialog().queryByRole('button', { name: 'Again, please' })).toBeNull();
  });
});

// Proves ours-413.
it('sends what a page that ended had left: replies, then the answer', async () => {
  const { noteWish } = await import('../../platform/takes/device.ts');
  const note = { handInId: 1, takeId: 10, atMs: 900, x: null, y: null, text: 'نَعَم' };
  const answer = { handInId: 1, studentName: 'زينب', title: 'Read 1', version: 1 };
  await noteWish('reply/1/10/900///k3f', { requestKey: 'key-of-the-reply', note });
  await noteWish('answer/1', {
    requestKey: 'key-of-the-answer',
    note: { ...answer, state: 'answered' },
  });
  renderAt('/admin/hand-ins', <HandInsPage />);
  await waitFor(() => expect(said('answerHandIn')).toHaveLength(1));
  expect(said('addReply')[0]).toMatchObject({ request_key: 'key-of-the-reply', at_ms: '900' });
  expect(await screen.findByText('Undo')).toBeTruthy();
});
