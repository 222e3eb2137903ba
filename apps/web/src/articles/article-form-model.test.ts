import { changedFields } from '@redakcja/domain/articles/locks/locked-changes';
import { validate } from '@redakcja/domain/shared/forms/form-errors';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { Attachment } from '@redakcja/generated/model/attachment';
import { describe, expect, test } from 'vitest';
import { storedArticle } from '../testing/data/stored-article.ts';
import { type ArticleValues, articleFormSchema, articleValues, emptyArticle, rulesOf } from './article-form-model.ts';

const limits = { maxNewAttachments: 2, maxLengthExtraContent: 10 };
const now = new Date('2026-11-21T08:00:00.000Z');

/** What would be sent, or the messages by their fields. */
function tried(change: Partial<ArticleValues>, article: Article = storedArticle()) {
  const result = validate(articleFormSchema(rulesOf(article, limits)), { ...articleValues(article), ...change });
  return result.ok ? { sent: result.value } : { wrong: result.fields.map(({ path, message }) => [path, message]) };
}

const attachment: Attachment = {
  id: 91,
  documentRepositoryId: 310,
  documentRepositoryFileId: 204,
  filename: 'statut.pdf',
  displayName: 'Statut',
  size: 1024,
  content: null,
  contentType: 'application/pdf',
  fileType: 1,
  crc32File: '9ae0daaf',
  createdBy: 'Anna Nowak',
  createdDate: '2026-11-18T08:00:00.000Z',
  isScan: false,
};

const full: Partial<Article> = {
  titleFromFooter: null,
  baseArticleAuthorEmail: null,
  extraContent: null,
  tags: [{ id: 7, name: 'uchwały' }],
  attachments: [attachment],
  categories: [{ id: 23, displayText: 'Rada', menuType: 20, path: 'Organizacja › Rada' }],
  links: [
    {
      id: 5,
      articleTranslationId: 12,
      type: 30,
      linkToMenuElementId: null,
      linkToMenuElementType: null,
      linkToArticleTranslationId: null,
      displayText: 'Dziennik Ustaw',
      title: 'Dziennik Ustaw',
      url: 'https://dziennikustaw.gov.pl',
      slug: null,
      target: 20,
      index: 0,
    },
  ],
  multimedia: [
    {
      id: 3,
      type: 10,
      url: 'https://transmisje.example.pl/24',
      displayText: 'Sesja',
      title: 'Nagranie sesji',
      target: 10,
      thumbnailId: 55,
      thumbnail: {
        id: 55,
        path: '/api/files/55',
        originalId: 54,
        originalPath: '/api/files/54',
        fileName: 'sesja.jpg',
        cropData: null,
      },
    },
  ],
};

describe('from the article to the form and back', () => {
  test('what is null in the article is empty in the form', () => {
    const values = articleValues(storedArticle(full));
    expect([values.titleFromFooter, values.baseArticleAuthorEmail, values.publishStart, values.publishEnd]).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });

  test('an untouched form changes nothing, whatever the article holds', () => {
    const article = storedArticle(full);
    const { sent } = tried({}, article);
    expect(sent && changedFields(article, sent)).toEqual([]);
    expect(sent?.publishStart).toBeNull();
    expect(sent).not.toHaveProperty('links.0.destination');
    expect(sent).not.toHaveProperty('multimedia.0.thumbnail');
  });

  test('attachments added before are not sent again', () => {
    const article = storedArticle({ ...full, status: ArticleStatus.Published, addedAttachments: [attachment] });
    const { sent } = tried({}, article);
    expect(sent?.addedAttachments).toEqual([]);
  });

  test('a new article is made now by the given entity', () => {
    const values = emptyArticle({ providingEntity: 'Urząd Gminy', now });
    expect(values.baseArticleProvidingEntity).toBe('Urząd Gminy');
    expect(values.baseArticleInformationCreated).toBe(now.toISOString());
  });
});

describe('messages at their fields', () => {
  const past = '2020-01-01T00:00:00.000Z';
  const future = '2199-01-01T00:00:00.000Z';
  const later = '2199-01-02T00:00:59.000Z';

  test.each<[string, Partial<ArticleValues>, string[][]]>([
    ['title', { title: ' ' }, [['title', 'Tytuł artykułu jest polem wymaganym']]],
    ['short description', { shortDescription: 'x'.repeat(201) }, [['shortDescription', 'Maksymalnie 200 znaków']]],
    ['e-mail', { baseArticleAuthorEmail: 'kto' }, [['baseArticleAuthorEmail', 'Wpisz poprawny email']]],
    [
      'information from the future',
      { baseArticleInformationCreated: future },
      [['baseArticleInformationCreated', 'Data wytworzenia informacji nie może być późniejsza niż aktualna']],
    ],
    [
      'start in the past',
      { publishStart: past },
      [['publishStart', 'Data publikacji od musi być większa od daty aktualnej']],
    ],
    [
      'end before the start',
      { publishStart: later, publishEnd: future },
      [['publishEnd', 'Data publikacji do musi być późniejsza niż data publikacji od']],
    ],
    ['what is no date', { publishStart: 'jutro' }, [['publishStart', 'Nieprawidłowa data']]],
  ])('%s', (_, change, wrong) => {
    expect(tried(change).wrong).toEqual(wrong);
  });

  test('the end is needed when the article is archived after it', () => {
    expect(tried({ archiveAfterPublishEnd: true }).wrong?.map(([path]) => path)).toEqual(['publishEnd']);
  });

  test('a published article keeps a category, and its extra content stays short', () => {
    const article = storedArticle({ status: ArticleStatus.Published, ...full });
    expect(tried({ categories: [] }, article).wrong?.map(([path]) => path)).toEqual(['categories']);
    expect(tried({ addedExtraContent: `<p>${'x'.repeat(11)}</p>` }, article).wrong).toEqual([
      ['addedExtraContent', 'Maksymalna dozwolona liczba znaków wynosi 10'],
    ]);
    expect(tried({ addedExtraContent: `<p><strong>${'x'.repeat(10)}</strong></p>` }, article).wrong).toBeUndefined();
  });
});
