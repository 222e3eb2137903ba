// How the archived bulletin of the demonstration looks, and its sitemap.
import { gzipSync } from 'node:zlib';
import { formatDate } from '@redakcja/domain/shared/formats/dates';
import { Html, html } from '../../text/html.ts';
import { type ArchivedPage, archivedSite, withSubpages } from './archived-site.ts';
import { simplePdf } from './simple-pdf.ts';

export interface ArchivedContent {
  type: string;
  body: Buffer | string;
}

/** All that the site serves, by path. `host` is its address. */
export function archivedContents(host: string): Map<string, ArchivedContent> {
  const contents = new Map<string, ArchivedContent>();
  const site = new URL(host).pathname;
  const pages = withSubpages(archivedSite);
  for (const page of pages) {
    contents.set(page.path, { type: 'text/html; charset=utf-8', body: pageOf(page, site) });
    for (const { name, title, lines } of page.files) {
      contents.set(
        `${page.path}/${name}`,
        name.endsWith('.csv')
          ? { type: 'text/csv; charset=utf-8', body: `\uFEFF${lines.join('\r\n')}\r\n` }
          : { type: 'application/pdf', body: simplePdf([title, ...lines]) },
      );
    }
  }
  const xml = 'application/xml; charset=utf-8';
  const files = pages.flatMap(({ path, changed, files: own }) =>
    own.map(({ name }) => ({ path: `${path}/${name}`, changed })),
  );
  contents.set('/sitemap.xml', {
    type: xml,
    body: sitemapIndex(['/sitemap-strony.xml', '/sitemap-zalaczniki.xml.gz'], host),
  });
  contents.set('/sitemap-strony.xml', { type: xml, body: sitemap(pages, host) });
  contents.set('/sitemap-zalaczniki.xml.gz', { type: 'application/gzip', body: gzipSync(sitemap(files, host)) });
  return contents;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function sitemap(entries: readonly { path: string; changed: string }[], host: string): string {
  const urls = entries.map(
    ({ path, changed }) => html`<url><loc>${host + path}</loc><lastmod>${changed}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${html`${urls}`.text}</urlset>\n`;
}

function sitemapIndex(paths: readonly string[], host: string): string {
  const maps = paths.map((path) => html`<sitemap><loc>${host + path}</loc></sitemap>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${namespace}">\n${html`${maps}`.text}</sitemapindex>\n`;
}

function pageOf(page: ArchivedPage, site: string): string {
  const above = withSubpages(archivedSite).filter(({ path }) => path !== page.path && page.path.startsWith(`${path}/`));
  return layout(
    site,
    page.title,
    html`<nav aria-label="Ścieżka"><ol class="path">${above.map(({ path, title }) => html`<li><a href="${site}${path}">${path === '' ? 'Strona główna' : title}</a></li>`)}</ol></nav>
<h1>${page.title}</h1>
${page.text.map((text) => html`<p>${text}</p>`)}
${list(
  'Podstrony',
  page.pages.map(({ path, title }) => html`<li><a href="${site}${path}">${title}</a></li>`),
)}
${list(
  'Załączniki',
  page.files.map(
    ({ name, title }) =>
      html`<li><a href="${site}${page.path}/${name}">${title}</a> (${name.split('.').at(-1)?.toUpperCase()})</li>`,
  ),
)}
<p class="hint">Ostatnia zmiana: ${formatDate(page.changed)}</p>`,
  );
}

function list(title: string, items: readonly Html[]): Html {
  return items.length === 0 ? html`` : html`<section><h2>${title}</h2><ul>${items}</ul></section>`;
}

/** Shown in the place of a removed address (410), or of one that never was (404). */
export function absentPage(host: string, isRemoved: boolean): string {
  const [title, text] = isRemoved
    ? ['Strona została usunięta', 'Ta strona archiwalnego Biuletynu została usunięta i nie jest już dostępna.']
    : ['Nie ma takiej strony', 'W archiwalnym Biuletynie nie ma strony o tym adresie.'];
  return layout(new URL(host).pathname, title, html`<h1>${title}</h1><p>${text}</p>`);
}

function layout(site: string, title: string, content: Html): string {
  return html`<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – archiwum BIP Gminy Jasionka</title>
<style>${new Html(style)}</style>
</head>
<body>
<header><a href="${site}"><strong>BIP</strong> Gmina Jasionka <span>archiwum 2008–2015</span></a></header>
<main>${content}</main>
<footer>Strona demonstracyjna. Gmina, osoby i dokumenty są zmyślone.</footer>
</body>
</html>
`.text;
}

const style = `
body{margin:0;background:#eef0ec;color:#1f2a1f;font:16px/1.6 Georgia,"Times New Roman",serif}
header{background:#3f5236;padding:.9rem 1.5rem}header a{color:#fff;text-decoration:none}header span{margin-left:.75rem}
header strong{background:#fff;color:#a00d25;padding:.1rem .4rem;margin-right:.5rem}
main{max-width:48rem;margin:1.5rem auto;padding:.5rem 2rem 1.5rem;background:#fff;border:1px solid #cdd4c6}
footer{max-width:48rem;margin:0 auto 2rem;padding:0 2rem;font-size:.9rem;color:#4a5647}
h1{font-size:1.5rem}h2{font-size:1.1rem}
a{color:#1a4d8f}a:focus-visible{outline:2px solid #1a4d8f;outline-offset:2px}header a:focus-visible{outline-color:#fff}
.path{display:flex;flex-wrap:wrap;gap:.25rem .5rem;list-style:none;padding:0;font-size:.95rem}.path li+li::before{content:"› "}
.hint{color:#4a5647;font-size:.95rem}
`;
