import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Names these fonts in the page: the browser loads them beside the first script instead of after the first layout, and after that
 * script, because it opens few connections.
 */
export function preloadFonts(names: RegExp): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2') && names.test(file))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
              injectTo: 'head',
            }),
          ),
    },
  };
}
