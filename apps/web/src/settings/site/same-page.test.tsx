// The browser and the server make the same page out of the same components (packages/site); `bip site export` copies that of the server.
import { HomePage } from '@redakcja/site/pages/home-page';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { publicFrame } from '../../testing/data/site-answer.ts';
import { framed } from './framed.ts';
import { SitePreview } from './site-preview.tsx';

test('the preview is the page of the server, marked', async () => {
  const page = {
    frame: publicFrame('PL'),
    origin: 'https://bip.example',
    home: 'https://bip.example/',
    articles: [],
    changes: [],
    now: '2026-11-23T13:05:00.000Z',
  };
  render(<SitePreview page={page} />);
  const { body } = await framed();
  body.querySelector('.mark')?.remove();
  const made = document.implementation.createHTMLDocument();
  const context = { ...page, path: '/', sign: '/bip.svg', styleSheet: '/styl.css' };
  made.documentElement.innerHTML = renderToStaticMarkup(<HomePage {...context} />);
  for (const sign of [...body.querySelectorAll('.bip img'), ...made.querySelectorAll('.bip img')])
    sign.removeAttribute('src');
  const shown = body.cloneNode(true);
  // React keeps texts that follow each other apart
  shown.normalize();
  expect(shown.textContent).toBe(made.body.textContent);
  expect(shown.isEqualNode(made.body)).toBe(true);
});
