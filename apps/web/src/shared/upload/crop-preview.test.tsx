import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CropPreview } from './crop-preview.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sizes = () => {
  const whole = document.createElement('img');
  Object.defineProperties(whole, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
  const image = { current: whole };
  return { image, picture: { width: 400, height: 200 }, target: { width: 230, height: 230 } };
};

it('tells the present form of a cut whose drawing took longer than the server, and nobody after it was closed', () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    clearRect: vi.fn(),
    drawImage: vi.fn(),
  } as never);
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => {});
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:cut', revokeObjectURL: () => {} }));
  const [before, now] = [vi.fn(), vi.fn()];
  const crop = { x: 0, y: 0, width: 200, height: 200 };
  const all = { ...sizes(), crop };
  const { rerender, unmount } = render(<CropPreview {...all} onDrawn={before} />);
  act(() => vi.advanceTimersByTime(100));
  const finish = toBlob.mock.calls[0]?.[0];
  rerender(<CropPreview {...all} onDrawn={now} />);
  act(() => finish?.(new Blob()));
  expect(before).not.toHaveBeenCalled();
  expect(now.mock.calls).toEqual([['blob:cut']]);
  unmount();
  finish?.(new Blob());
  expect(now).toHaveBeenCalledTimes(1);
});

it('draws the cut 100 ms after the last change of the rectangle', () => {
  vi.useFakeTimers();
  const context = { clearRect: vi.fn(), drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const all = sizes();
  const cropAt = (x: number) => <CropPreview {...all} crop={{ x, y: 0, width: 200, height: 200 }} />;
  const { rerender } = render(cropAt(0));
  act(() => vi.advanceTimersByTime(60));
  rerender(cropAt(50));
  act(() => vi.advanceTimersByTime(99));
  expect(context.drawImage).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(context.drawImage.mock.calls).toEqual([[all.image.current, 50, 0, 200, 200, 0, 0, 230, 230]]);
});
