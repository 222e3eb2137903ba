import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Names files of later screens in the page: the chunks called `names` with their sheets, and `fonts`. The browser loads them
 * together with the first script instead of after its evaluation.
 */
export function preload(names: readonly string[], fonts: RegExp): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const tags: HtmlTagDescriptor[] = [];
        const link = (attrs: Record<string, string>) =>
          tags.push({ tag: 'link', attrs: { ...attrs, crossorigin: '' } });
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset') {
            if (fonts.test(file.fileName))
              link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file.fileName}` });
            continue;
          }
          if (!names.includes(file.name)) continue;
          link({ rel: 'modulepreload', href: `/${file.fileName}` });
          for (const sheet of file.viteMetadata?.importedCss ?? [])
            link({ rel: 'preload', as: 'style', href: `/${sheet}` });
        }
        return tags;
      },
    },
  };
}
