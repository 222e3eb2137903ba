// The plain page of a preview: /podglad/artykuly/{hash}/. It must never be taken for the published article, nor be found by a search engine.
import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { formatDate, formatDateTime } from '@redakcja/domain/shared/dates';
import { formatFileSize } from '@redakcja/domain/shared/file-size';
import { playerOrigins } from '@redakcja/domain/shared/known-players';
import type { ArticleLink } from '@redakcja/generated/model/articleLink';
import type { ArticlePreview } from '@redakcja/generated/model/articlePreview';
import type { Attachment } from '@redakcja/generated/model/attachment';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import type { MultimediaItem } from '@redakcja/generated/model/multimediaItem';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SystemServices } from '../../call/services.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { Html, html } from '../../text/html.ts';
import { previewStyle } from './preview-style.ts';
import { readPreview, readPreviewFile } from './read-preview.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  // the editor writes style attributes, and articles may show pictures and films of other sites; scripts are shut out altogether
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: https: http:",
    "media-src 'self' https: http:",
    `frame-src ${playerOrigins.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  // the address opens the preview: no other site may learn it
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Serves the page in this process; an office with a public site of its own reads the same by `getArticlePreview`. */
export function servePreviewPage(app: FastifyInstance, services: Pick<SystemServices, 'db' | 'now' | 'storage'>): void {
  const answer = async (hash: string, reply: FastifyReply) => {
    const found = /^[\w-]{20,100}$/.test(hash) ? await readPreview(services.db, hash, services.now()) : null;
    const page = found === null ? expiredPage() : previewPage(found.preview, found.expiresAt, hash);
    return reply
      .code(found === null ? 404 : 200)
      .headers(headers)
      .send(page.text);
  };
  for (const url of ['/podglad/artykuly/:hash', '/podglad/artykuly/:hash/']) {
    app.get<{ Params: { hash: string } }>(url, (request, reply) => answer(request.params.hash, reply));
  }
  app.get<{ Params: { hash: string; document: string } }>(
    '/podglad/artykuly/:hash/zalaczniki/:document',
    async ({ params }, reply) => {
      const file = await readPreviewFile(services.db, params.hash, Number(params.document), services.now());
      const stream = file && (await services.storage.open(file.sha256, file.size));
      if (!file || !stream) return reply.code(404).headers(headers).send(expiredPage().text);
      return reply
        .headers({
          ...headers,
          'content-type': file.contentType,
          'content-disposition': contentDisposition('attachment', file.fileName),
          'content-length': String(file.size),
        })
        .send(stream);
    },
  );
}

function page(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<style>${new Html(previewStyle)}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

function expiredPage(): Html {
  return page(
    'Podgląd wygasł',
    html`<main><h1>Podgląd wygasł albo nie istnieje</h1>
<p>Adres podglądu działa przez 24 godziny. Otwórz artykuł w redakcji i wybierz „Podgląd” jeszcze raz.</p></main>`,
  );
}

function previewPage(article: ArticlePreview, expiresAt: string, hash: string): Html {
  const { title, content, extraContent, attachments, multimedia, links } = article;
  const status = articleStatusLabels[article.status];
  return page(
    `Podgląd: ${title}`,
    html`<aside aria-label="Podgląd"><strong>PODGLĄD</strong> To nie jest opublikowana strona. Status: ${status}, wersja ${article.version}.
Podgląd wygasa ${formatDateTime(expiresAt)}.</aside>
<main lang="${article.languageIsoCode.toLowerCase()}">
<h1>${title}</h1>
<p class="lead">${article.shortDescription}</p>
<div class="content">${new Html(content)}</div>
${extraContent !== null && html`<div class="content">${new Html(extraContent)}</div>`}
<div lang="pl">
${section(
  'Załączniki',
  attachments.map((one) => attachment(one, hash)),
)}
${section('Multimedia', multimedia.map(medium))}
${section('Łącza', links.map(link))}
<dl>
<dt>Podmiot udostępniający</dt><dd>${article.providingEntity}</dd>
<dt>Informację wytworzył</dt><dd>${article.authorName}</dd>
<dt>Data wytworzenia</dt><dd>${formatDate(article.informationCreated)}</dd>
</dl>
</div>
</main>`,
  );
}

function section(title: string, items: readonly Html[]): Html {
  return items.length === 0 ? html`` : html`<section><h2>${title}</h2><ul>${items}</ul></section>`;
}

function attachment({ documentRepositoryId, displayName, filename, size }: Attachment, hash: string): Html {
  const address = `/podglad/artykuly/${hash}/zalaczniki/${documentRepositoryId}`;
  return html`<li><a href="${address}">${displayName}</a> <span class="hint">(${filename}, ${formatFileSize(size)})</span></li>`;
}

function outwards(url: string, text: string, title: string, target: LinkTarget): Html {
  return target === LinkTarget.NewTab
    ? html`<a href="${url}" title="${title}" target="_blank" rel="noopener noreferrer">${text}<span class="hint"> (nowa karta)</span></a>`
    : html`<a href="${url}" title="${title}" rel="noreferrer">${text}</a>`;
}

function medium({ url, displayText, title, target, thumbnail }: MultimediaItem): Html {
  const picture = thumbnail && html`<img class="thumbnail" src="${thumbnail.path}" alt="">`;
  return html`<li>${picture ?? html``}${outwards(url, displayText, title, target)}</li>`;
}

/** Categories and articles have no page here, so their links are only named. */
function link({ url, displayText, title, target }: ArticleLink): Html {
  return html`<li>${url === null ? displayText : outwards(url, displayText, title, target)}</li>`;
}
