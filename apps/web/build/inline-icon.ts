import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Puts the icon of the tab, which is smaller than the request for it, into the page. */
export function inlineIcon(root: string): Plugin {
  return {
    name: 'inline-icon',
    apply: 'build',
    transformIndexHtml: (html) => {
      const icon = encodeURIComponent(readFileSync(path.join(root, 'public/favicon.svg'), 'utf8').trim());
      return html.replace('href="/favicon.svg"', `href="data:image/svg+xml,${icon}"`);
    },
  };
}
