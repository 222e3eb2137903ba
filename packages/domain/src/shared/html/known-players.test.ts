import { expect, test } from 'vitest';
import { embedsKnownPlayer } from './known-players.ts';

test.each([
  ['https://www.youtube.com/embed/abc', true],
  ['//www.youtube-nocookie.com/embed/abc?rel=0', true],
  ['https://player.vimeo.com/video/123', true],
  ['https://www.google.com/maps/embed?pb=1', true],
  ['https://www.openstreetmap.org/export/embed.html?bbox=1', true],
  ['http://www.youtube.com/embed/abc', false],
  ['https://www.youtube.com/redirect?q=https://evil.example', false],
  ['https://www.youtube.com.evil.example/embed/abc', false],
  ['https://user@www.youtube.com/embed/abc', false],
  ['https://www.youtube.com:8443/embed/abc', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/embed/abc', false],
  ['', false],
])('%s: %s', (address, isKnown) => {
  expect(embedsKnownPlayer(address)).toBe(isKnown);
});
