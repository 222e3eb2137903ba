import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** A chunk with those that it imports, each once. */
function withImports(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

/**
 * Names the code and the style sheets of the application in the page: the browser loads and compiles them beside the first file, which
 * imports this entry when it has sent the first calls. That file needs nothing of the application, else it would wait for it.
 */
export function preloadApp(entry: string): Plugin {
  return {
    name: 'preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const entryOf = (file: string) =>
          chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(`/${file}`));
        const [first, app] = [entryOf('index.html'), entryOf(entry)];
        if (app === undefined || first === undefined) throw new Error(`The build has no ${entry}`);
        const early = withImports(bundle, first.fileName);
        const files = [...withImports(bundle, app.fileName)].filter((file) => !early.has(file));
        if (early.has(app.fileName)) throw new Error('The first file imports the application');
        const sheets = files.flatMap((file) => {
          const chunk = bundle[file];
          return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
        });
        const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });
        return {
          // not after the style sheets, as a script that is not `async`
          html: html.replace('<script type="module"', '<script type="module" async'),
          tags: [
            ...files.map((file) => link({ rel: 'modulepreload', crossorigin: '', href: `/${file}` })),
            ...sheets.map((file) => link({ rel: 'stylesheet', crossorigin: '', href: `/${file}` })),
          ],
        };
      },
    },
  };
}
