// Articles that are hard to take along, as a folder of an export: names that look like markup and paths, languages, versions, attachments, pictures.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { CategoryPath } from '@redakcja/generated/model/categoryPath';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import { MediaType } from '@redakcja/generated/model/mediaType';
import type { PortableArticle } from '@redakcja/generated/model/portableArticle';
import type { PortableHistory } from '@redakcja/generated/model/portableHistory';
import type { PortableVersion } from '@redakcja/generated/model/portableVersion';
import { redPicture } from '../support/red-picture.ts';

const hostile = 'Uchwała <b>„O’Brien”</b> & "100%" \\ ../../etc 🏛️ 𝒵ażółć; gęślą jaźń';

/** What an office has under names: the articles need them. */
export interface OfficeNames {
  categories: readonly CategoryPath[];
  otherLanguages: readonly string[];
  /** By ISO code of the language. */
  tags: ReadonlyMap<string, readonly string[]>;
}

/** Writes them as a folder that `bip articles import` takes. */
export function writeHostileArticles(folder: string, count: number, names: OfficeNames): void {
  for (const name of ['articles', 'files']) mkdirSync(path.join(folder, name), { recursive: true });
  const add = (bytes: Buffer, extension: string) => {
    const file = `files/${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
    writeFileSync(path.join(folder, file), bytes);
    return file;
  };
  for (let i = 0; i < count; i += 1) {
    const article = hostileArticle(i, count, names, add);
    writeFileSync(path.join(folder, 'articles', `${article.key}.json`), JSON.stringify(article));
  }
  writeFileSync(path.join(folder, 'bip-articles.json'), JSON.stringify({ format: 1, articles: count }));
}

type AddFile = (bytes: Buffer, extension: string) => string;

function hostileArticle(i: number, count: number, names: OfficeNames, add: AddFile): PortableArticle {
  const key = keyOf(i);
  // a picture in every tenth, three versions in every seventh: about as in an office
  const picture = i % 10 === 0 ? add(redPicture(40 + (i % 500), 30), 'png') : undefined;
  const attachment = i % 3 === 0 ? add(Buffer.from(`${hostile}\n${i % 1000}`), 'txt') : undefined;
  const languages = ['PL', ...names.otherLanguages.slice(0, i % 4)];
  const versions = languages.flatMap((language) =>
    Array.from({ length: i % 7 === 0 ? 3 : 1 }, (_, version) => ({ language, version: version + 1 })),
  );
  const newest = i % 7 === 0 ? 3 : 1;
  return {
    key,
    versions: versions.map(({ language, version }): PortableVersion => {
      const status = version === newest ? statusOf(i) : ArticleStatus.Archived;
      return {
        language,
        version,
        status,
        ...texts(i, version, picture),
        tags: [...(names.tags.get(language) ?? [])].slice(0, i % 4).sort(),
        categories: names.categories.slice(i % names.categories.length).slice(0, 2),
        links: [
          { type: LinkType.External, url: 'https://www.gov.pl/a?b=1&c=2', ...shown('Zobacz „też”') },
          { type: LinkType.Article, article: { key: keyOf((i * 7 + 1) % count), version: 1 }, ...shown('<Powiązana>') },
        ],
        multimedia:
          picture === undefined
            ? []
            : [{ type: MediaType.Video, url: `https://film.example/${i}`, ...shown('Film'), thumbnail: picture }],
        attachments:
          attachment === undefined
            ? []
            : [
                {
                  file: attachment,
                  filename: `Uchwała „${i % 5}” & 2.txt`,
                  displayName: hostile,
                  isAdded: false,
                  ...by,
                },
              ],
        history: historyOf(status),
      };
    }),
  };
}

const keyOf = (i: number) => `obcy-${String(i).padStart(6, '0')}`;
const shown = (displayText: string) => ({ displayText, title: hostile, target: LinkTarget.NewTab });
const by = { createdDate: '2024-03-05T09:10:11.123Z', createdBy: 'Żaneta O’Brien-Śliwa' };

const statuses = [ArticleStatus.Published, ArticleStatus.Draft, ArticleStatus.Confirmed, ArticleStatus.Withdrawed];
const statusOf = (i: number) => statuses[i % statuses.length] ?? ArticleStatus.Draft;

function texts(i: number, version: number, picture: string | undefined) {
  const image = picture === undefined ? '' : `<p><img alt="Rynek &amp; ratusz" src="${picture}"></p>`;
  const paragraphs = Array.from(
    { length: 12 },
    (_, n) =>
      `<p>§ ${n + 1}. Zażółć <strong>gęślą</strong> jaźń nr ${i}.${version}: &lt;script&gt; &amp; „cudzysłów” 🏛️.</p>`,
  );
  return {
    title: `${hostile} ${i}`,
    shortDescription: `Skrót ${i}: <i>nie</i> & "tak"`,
    content: paragraphs.join('') + image,
    extraContent: null,
    baseArticleProvidingEntity: 'Urząd „Gminy” & Miasta',
    baseArticleAuthorName: 'Zdzisława Brzęczyszczykiewicz-O’Hara',
    baseArticleAuthorEmail: null,
    baseArticleInformationCreated: '2024-03-05T09:10:11.000Z',
    publishStart: '2024-03-06T08:00:00.000Z',
    publishEnd: null,
    archiveAfterPublishEnd: false,
  };
}

function historyOf(status: ArticleStatus): PortableHistory {
  const after = (least: ArticleStatus, date: string) => (status >= least ? date : null);
  return {
    isHidden: false,
    ...by,
    confirmedDate: after(ArticleStatus.Confirmed, '2024-03-05T10:00:00.000Z'),
    publishedDate: after(ArticleStatus.Published, '2024-03-06T08:00:00.000Z'),
    withdrawedDate: status === ArticleStatus.Withdrawed ? '2024-05-06T08:00:00.000Z' : null,
    archivedDate: status === ArticleStatus.Archived ? '2024-05-06T08:00:00.000Z' : null,
    changeLog: [
      { ...by, isPerson: true, description: 'Utworzono artykuł', changeText: hostile, details: [] },
      { ...by, isPerson: false, description: 'Zmieniono treść', changeText: null, details: ['Tytuł: „<b>” → „&”'] },
    ],
  };
}
