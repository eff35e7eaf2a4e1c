import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClass, classOf, type WireClass } from '../../test/a-class.ts';
import { classListOf } from '../../test/class-list.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { ClassDialog } from './class-dialog.tsx';

let server: MockServer;
const onSaved = vi.fn();
const onClose = vi.fn();
const administrator = { ...amina, role: roles.administrator };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  onSaved.mockClear();
  onClose.mockClear();
  server = mockServer(administrator);
  server.reply('getClassList', classListOf());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  renderAt('/', <ClassDialog item={null} onClose={onClose} onSaved={onSaved} />);
  const name = await screen.findByLabelText('Name');
  return name;
}
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
function fill() {
  type('Name', 'Nahw');
  type('Category', 'Grammar');
  type('Description', 'The sentence');
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Class' }));

describe('adding a class', () => {
  it('sends the same key again after a lost answer, and then what was typed since', async () => {
    await open();
    fill();
    save();
    await screen.findByText('An error occurred. Please try again.');
    type('Name', 'Nahw for beginners');
    server.reply('addClass', () => ok({ id: 12, rand: 'r' }));
    server.reply('updateClass', ({ fields }) => ok(aClass(Number(fields.get('class_id')))));
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(12));
    const keys = server.of('addClass').map(({ fields }) => fields.get('request_key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    // The class may have been written with the first press, under the old name.
    const [update] = server.of('updateClass');
    expect(update?.fields.get('class_id')).toBe('12');
    expect(update?.fields.get('name')).toBe('Nahw for beginners');
  });

  it.each(['5,000', '₦5000', '٥٬٠٠٠'])('takes a price written as %s', async (price) => {
    server.reply('addClass', () => ok({ id: 12, rand: 'r' }));
    await open();
    fill();
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: '1' } });
    type('Price', price);
    save();
    await waitFor(() => expect(server.of('addClass')).toHaveLength(1));
    expect(server.of('addClass')[0]?.fields.get('amount')).toBe('5000');
  });

  it('says when the last day of registration is over already', async () => {
    await open();
    const closes = screen.getByLabelText(/^Registration close date/);
    fireEvent.input(closes, { target: { value: '2999-01-01' } });
    expect(screen.queryByText(/^This day is over/)).toBeNull();
    fireEvent.input(closes, { target: { value: '2020-01-01' } });
    await screen.findByText('This day is over: nobody can join the class any more.');
  });

  it('sends nothing twice when the server answers', async () => {
    server.reply('addClass', () => ok({ id: 12, rand: 'r' }));
    await open();
    fill();
    const button = screen.getByRole('button', { name: 'Save Class' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(12));
    expect(server.of('addClass')).toHaveLength(1);
    expect(server.of('updateClass')).toHaveLength(0);
    await screen.findByText('Class added successfully!');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('sends what its public page says, and says beside its address that another class has it', async () => {
    server.reply('addClass', () =>
      refused('slug_taken', 'Another class has this address. Choose another one.'),
    );
    await open();
    fill();
    type('What students will be able to do (optional)', 'read a line\nwrite a word');
    type('Teacher (optional)', 'Ustadha Maryam');
    fireEvent.change(screen.getByLabelText('Level'), { target: { value: 'A1' } });
    type('Hours of study', '12');
    type('Address of its public page, after /c/ (optional)', 'two words');
    save();
    await screen.findByText(/Small letters a to z/);
    expect(server.of('addClass')).toHaveLength(0);
    type('Address of its public page, after /c/ (optional)', 'nahw');
    save();
    await screen.findByText('Another class has this address. Choose another one.');
    const [sent] = server.of('addClass');
    expect(
      ['outcomes', 'teacher', 'level', 'hours', 'slug'].map((name) => sent?.fields.get(name)),
    ).toEqual(['read a line\nwrite a word', 'Ustadha Maryam', 'A1', '12', 'nahw']);
    const field = screen.getByLabelText('Address of its public page, after /c/ (optional)');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  // Proves admin-8-7.
  it('shows the server’s words, or that it failed when there are none, and keeps the form', async () => {
    server.reply('addClass', () => refused('refused', ''));
    await open();
    fill();
    save();
    await screen.findByText('Failed to add class');
    server.reply('addClass', () => refused('class_not_found', 'Class not found'));
    save();
    await screen.findByText('Class not found');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Nahw');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('asks before what was typed is thrown away, and brings it back otherwise', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    fill();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    // The tab is closed and opened again.
    cleanup();
    await open();
    await screen.findByText('What you typed before and did not save is back.');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Nahw');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const again = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    fireEvent.click(within(again).getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(2);
    cleanup();
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  });
});

describe('the class to complete first', () => {
  const item = classOf(aClass(7, { name: 'Nahw', prequisite_id: 3 }));
  const chosen = async () => {
    renderAt('/', <ClassDialog item={item} onClose={onClose} onSaved={onSaved} />);
    await screen.findByLabelText('Name');
    screen.getByRole('tab', { name: /Rules/ }).focus();
    return screen.findByRole<HTMLInputElement>('combobox', { name: 'Prerequisite' });
  };

  it('is named without the list of all classes', async () => {
    server.reply('getClassDetails', () => ok(aClass(3, { name: 'The Arabic Alphabet' })));
    const field = await chosen();
    await waitFor(() => expect(field.value).toBe('The Arabic Alphabet'));
    expect(server.of('get_classes')).toHaveLength(0);
  });

  it('is none where it has been deleted', async () => {
    server.reply('getClassDetails', () => refused('class_not_found', 'Class not found'));
    expect((await chosen()).value).toBe('None');
  });

  it('is asked for again where no answer came', async () => {
    server.reply('getClassDetails', () => refused('failed', 'Not now'));
    renderAt('/', <ClassDialog item={item} onClose={onClose} onSaved={onSaved} />);
    await screen.findByText('The class could not be loaded.');
    server.reply('getClassDetails', () => ok(aClass(3, { name: 'The Arabic Alphabet' })));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByLabelText('Name');
  });
});

describe('the steps of the form', () => {
  const step = (name: string) => screen.getByRole('tab', { name: new RegExp(name) });
  const inView = () => screen.getByRole('tab', { selected: true }).textContent;

  // Proves ours-118.
  it('keeps what is typed in each, leads to the one with a fault, and saves from any', async () => {
    server.reply('addClass', () => ok({ id: 12, rand: 'r' }));
    const name = await open();
    expect(inView()).toBe('1Basics');
    type('Name', 'Nahw');
    type('Category', 'Grammar');
    expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull();
    save();
    // The description is missing, in the second step.
    const about = await screen.findByRole('textbox', { name: 'Description' });
    await waitFor(() => expect(document.activeElement).toBe(about));
    expect(inView()).toContain('Public page');
    expect(step('Public page').textContent).toContain('has something to correct');
    expect(step('Basics').textContent).toBe('1Basics');
    expect(server.of('addClass')).toHaveLength(0);
    type('Description', 'The sentence');
    fireEvent.click(screen.getByRole('button', { name: 'Next: Rules' }));
    await waitFor(() => expect(inView()).toBe('3Rules'));
    expect(document.activeElement).toBe(step('Rules'));
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(12));
    const [sent] = server.of('addClass');
    expect([sent?.fields.get('name'), sent?.fields.get('about')]).toEqual(['Nahw', 'The sentence']);
    expect(name.isConnected).toBe(true);
  });
});

// Proves ours-79.
it('offers the exams of the class to complete first, and sends the one that is chosen', async () => {
  const item = aClass(7, { name: 'Nahw', about: 'The sentence', prequisite_id: 3 });
  const lesson = (id: number, subject: string, inputetype: string, about = '') => ({
    ...{ id, rand: `r${id}`, class_id: 3, subject, about, inputetype, position: id },
    ...{ scheduled: '0', studydate: 0, theoryAnswer: '', preview: '0' },
    ...{ material: '', materialExtension: '' },
  });
  server.reply('getClassDetails', () => ok(aClass(3, { name: 'The Arabic Alphabet' })));
  server.reply('getLessons', () =>
    ok([
      lesson(1, 'Alif', 'Lesson'),
      lesson(2, 'Check', 'Exam'),
      lesson(3, 'Last', 'Exam', 'Why?'),
    ]),
  );
  server.reply('updateClass', () => ok(item));
  renderAt('/', <ClassDialog item={classOf(item)} onClose={onClose} onSaved={onSaved} />);
  const field = await screen.findByLabelText<HTMLSelectElement>('Or pass an exam');
  await waitFor(() =>
    expect([...field.options].map(({ text }) => text)).toEqual([
      'No exam',
      'Check',
      'Last (marked by a teacher)',
    ]),
  );
  fireEvent.change(field, { target: { value: '2' } });
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(7));
  expect(server.of('updateClass')[0]?.fields.get('entry_exam_id')).toBe('2');
});

describe('changing a class that somebody else changes too', () => {
  const item = aClass(7, { name: 'Nahw', about: 'The sentence' });
  /** The class as it is on the server; it changes with every update it takes. */
  let stored: WireClass;
  beforeEach(() => {
    stored = item;
    server.reply('getClassDetails', () => ok(stored));
    server.reply('updateClass', ({ fields }) => {
      const isSame = Object.entries(stored).every(
        ([name, value]) => (fields.get(`before[${name}]`) ?? String(value)) === String(value),
      );
      if (!isSame) return refused('class_changed', 'This class has been changed.');
      stored = { ...stored, ...sent(fields) };
      return ok(stored);
    });
  });
  const sent = (fields: URLSearchParams) =>
    Object.fromEntries(
      [...fields].flatMap(([name, value]) =>
        name in item
          ? [[name, typeof item[name as keyof WireClass] === 'number' ? Number(value) : value]]
          : [],
      ),
    );
  const openItem = async () => {
    renderAt('/', <ClassDialog item={classOf(item)} onClose={onClose} onSaved={onSaved} />);
    await screen.findByLabelText('Name');
  };

  it('puts both together where they changed different parts, and asks nothing', async () => {
    await openItem();
    stored = { ...item, name: 'Nahw for all', monthlylimit: 4 };
    type('Description', 'The sentence and its parts');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(7));
    expect(stored).toMatchObject({
      name: 'Nahw for all',
      about: 'The sentence and its parts',
      monthlylimit: 4,
    });
  });

  /** Both have written the name; theirs is saved. */
  const asked = async () => {
    await openItem();
    stored = { ...item, name: 'Theirs', links: 'https://meet.example/a' };
    type('Name', 'Mine');
    type('Category', 'My shelf');
    save();
    const name = 'Somebody else has saved meanwhile';
    const question = within(await screen.findByRole('dialog', { name }));
    expect(onSaved).not.toHaveBeenCalled();
    expect(question.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Name',
    ]);
    question.getByText('Mine', { selector: 'div' });
    question.getByText('Theirs', { selector: 'div' });
    return question;
  };
  const nameNow = () => screen.getByLabelText<HTMLInputElement>('Name').value;

  it('saves mine over theirs when that is chosen, and leaves what they alone changed', async () => {
    const question = await asked();
    fireEvent.click(question.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(7));
    const links = 'https://meet.example/a';
    expect(stored).toMatchObject({ name: 'Mine', category: 'My shelf', links });
  });

  // Proves decision-025-1.
  it('puts theirs into the form when that is chosen; mine comes back, also after a reload', async () => {
    const question = await asked();
    fireEvent.click(question.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(nameNow()).toBe('Theirs'));
    expect(screen.getByLabelText<HTMLInputElement>('Category').value).toBe('My shelf');
    expect(onSaved).not.toHaveBeenCalled();
    cleanup();
    renderAt('/', <ClassDialog item={classOf(stored)} onClose={onClose} onSaved={onSaved} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Bring it back' }));
    await waitFor(() => expect(nameNow()).toBe('Mine'));
    // And theirs again: what stands in the form is kept in its place.
    fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
    await waitFor(() => expect(nameNow()).toBe('Theirs'));
    // It is asked about before it is left.
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('What you have typed will be lost.');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps what is typed when the question is closed', async () => {
    const question = await asked();
    fireEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(nameNow()).toBe('Mine');
    expect(stored.name).toBe('Theirs');
  });

  it('knows what a draft was begun with, when it comes back after the change', async () => {
    await openItem();
    type('Description', 'My draft');
    cleanup();
    stored = { ...item, name: 'Theirs' };
    renderAt('/', <ClassDialog item={classOf(stored)} onClose={onClose} onSaved={onSaved} />);
    await screen.findByText('What you typed before and did not save is back.');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(7));
    expect(stored).toMatchObject({ name: 'Theirs', about: 'My draft' });
  });
});
