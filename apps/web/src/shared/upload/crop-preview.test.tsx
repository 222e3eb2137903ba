import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CropPreview } from './crop-preview.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('draws the cut 100 ms after the last change of the rectangle', () => {
  vi.useFakeTimers();
  const context = { clearRect: vi.fn(), drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const whole = document.createElement('img');
  Object.defineProperties(whole, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
  const sizes = {
    image: { current: whole },
    picture: { width: 400, height: 200 },
    target: { width: 230, height: 230 },
  };
  const cropAt = (x: number) => <CropPreview {...sizes} crop={{ x, y: 0, width: 200, height: 200 }} />;
  const { rerender } = render(cropAt(0));
  act(() => vi.advanceTimersByTime(60));
  rerender(cropAt(50));
  act(() => vi.advanceTimersByTime(99));
  expect(context.drawImage).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(context.drawImage.mock.calls).toEqual([[whole, 50, 0, 200, 200, 0, 0, 230, 230]]);
});
