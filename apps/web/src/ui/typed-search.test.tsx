import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TypedSearch } from './typed-search.tsx';

const box = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (value: string) => fireEvent.change(box(), { target: { value } });

describe('TypedSearch', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('searches once, when typing has paused', () => {
    const onSearch = vi.fn();
    render(<TypedSearch value="" onSearch={onSearch} label="Search" pauseMs={300} />);
    type('ro');
    act(() => vi.advanceTimersByTime(200));
    type('root ');
    act(() => vi.advanceTimersByTime(299));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onSearch.mock.calls).toEqual([['root']]);
  });

  it('does not call back whoever has gone on to another page while it waited', () => {
    const onSearch = vi.fn();
    render(<TypedSearch value="" onSearch={onSearch} label="Search" pauseMs={300} />);
    type('root');
    history.pushState(null, '', '/classes/another');
    act(() => vi.advanceTimersByTime(1000));
    expect(onSearch).not.toHaveBeenCalled();
    history.pushState(null, '', '/');
  });

  it('searches at once on Enter and when cleared', () => {
    const onSearch = vi.fn();
    const { rerender } = render(<TypedSearch value="" onSearch={onSearch} label="Search" />);
    type('root');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSearch).toHaveBeenLastCalledWith('root');
    rerender(<TypedSearch value="root" onSearch={onSearch} label="Search" />);
    fireEvent.click(screen.getByLabelText('Clear search'));
    act(() => vi.advanceTimersByTime(0));
    expect(onSearch).toHaveBeenLastCalledWith('');
  });

  it('follows a search changed from outside, but leaves a trailing space being typed', () => {
    const { rerender } = render(<TypedSearch value="" onSearch={vi.fn()} label="Search" />);
    type('root ');
    rerender(<TypedSearch value="root" onSearch={vi.fn()} label="Search" />);
    expect(box().value).toBe('root ');
    rerender(<TypedSearch value="scale" onSearch={vi.fn()} label="Search" />);
    expect(box().value).toBe('scale');
  });
});
