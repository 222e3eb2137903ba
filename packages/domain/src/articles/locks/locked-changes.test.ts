import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import { MediaType } from '@redakcja/generated/model/mediaType';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { describe, expect, test } from 'vitest';
import type { SavedArticle } from '../form/saved-article.ts';
import { articleLocks } from './article-editability.ts';
import { changedFields, lockedChanges } from './locked-changes.ts';

const link = {
  type: LinkType.External,
  displayText: 'Sejm',
  title: 'Sejm RP',
  url: 'https://sejm.gov.pl',
  target: LinkTarget.NewTab,
};
const film = {
  type: MediaType.Video,
  url: 'https://a.pl/1',
  displayText: 'Sesja',
  title: 'Sesja rady',
  target: LinkTarget.SameTab,
};

const before: SavedArticle = {
  title: 'Statut',
  titleFromFooter: null,
  updateTitleInFooter: false,
  shortDescription: 'Opis',
  content: '<p>Treść</p>',
  addedExtraContent: false,
  baseArticleProvidingEntity: 'Urząd Gminy',
  baseArticleAuthorName: 'Jan Kowalski',
  baseArticleAuthorEmail: null,
  baseArticleInformationCreated: '2026-11-20T07:30:00.000Z',
  publishStart: '2026-11-23T07:00:00.000Z',
  publishEnd: null,
  archiveAfterPublishEnd: false,
  tags: [{ id: 7 }, { id: 3 }],
  categories: [{ id: 23 }, { id: 5 }],
  links: [{ ...link, linkToMenuElementId: null, linkToArticleTranslationId: null }],
  multimedia: [{ ...film, thumbnailId: null }],
  attachments: [{ id: 91, documentRepositoryId: 310, displayName: 'Ogłoszenie' }],
  addedAttachments: [],
};

const same: ArticleInput = {
  title: 'Statut',
  shortDescription: 'Opis',
  content: '<p>Treść</p>',
  baseArticleProvidingEntity: 'Urząd Gminy',
  baseArticleAuthorName: 'Jan Kowalski',
  baseArticleInformationCreated: '2026-11-20T08:30:00+01:00',
};

describe('changed fields', () => {
  test.each<[string, Partial<ArticleInput>, string[]]>([
    ['nothing', {}, []],
    [
      'everything sent as it is, in the words of a form',
      {
        titleFromFooter: '',
        baseArticleAuthorEmail: '',
        publishStart: '2026-11-23T07:00:00Z',
        publishEnd: null,
        archiveAfterPublishEnd: false,
        updateTitleInFooter: false,
        addedExtraContent: '',
        addedAttachments: [],
        tags: [3, 7],
        categories: [23, 5],
        links: [link],
        multimedia: [film],
        attachments: [{ documentRepositoryId: 310, displayName: 'Ogłoszenie' }],
      },
      [],
    ],
    ['title', { title: 'Statut Gminy' }, ['title']],
    ['a moment', { publishEnd: '2027-01-01T00:00:00Z' }, ['publishEnd']],
    ['a moment taken away', { publishStart: null }, ['publishStart']],
    ['a tag', { tags: [7] }, ['tags']],
    ['order of categories', { categories: [5, 23] }, ['categories']],
    ['a link', { links: [{ ...link, url: 'https://senat.gov.pl' }] }, ['links']],
    ['no multimedia', { multimedia: [] }, ['multimedia']],
    [
      'name of an attachment',
      { attachments: [{ id: 91, documentRepositoryId: 310, displayName: 'Nabór' }] },
      ['attachments'],
    ],
    [
      'what is added',
      { addedExtraContent: '<p>x</p>', addedAttachments: [{ documentRepositoryId: 1, displayName: 'a' }] },
      ['addedExtraContent', 'addedAttachments'],
    ],
    ['footer', { updateTitleInFooter: true, titleFromFooter: 'Statut' }, ['titleFromFooter', 'updateTitleInFooter']],
  ])('%s', (_, changes, fields) => {
    expect(changedFields(before, { ...same, ...changes })).toEqual(fields);
  });
});

describe('locked changes of a published article', () => {
  const locks = articleLocks({
    status: ArticleStatus.Published,
    permissions: new Set(Object.values(PermissionName)),
    isEditable: true,
    isNew: false,
    isCurrentVersion: true,
    isHidden: false,
    type: ArticleType.Common,
    addedExtraContent: false,
    countNewAttachments: 0,
    maxNewAttachments: 3,
  });

  test('are reported with the reason', () => {
    expect(
      lockedChanges(before, { ...same, title: 'Inny', tags: [], publishEnd: '2027-01-01T00:00:00Z' }, locks),
    ).toEqual([
      { path: 'title', message: 'Tytuł: Artykuł ma status Opublikowany: aby zmienić treść, utwórz nową wersję' },
      {
        path: 'publishEnd',
        message: 'Data publikacji do: Artykuł ma status Opublikowany: dat publikacji nie można zmieniać',
      },
    ]);
  });

  test('unlocked fields may change', () => {
    const open = {
      tags: [1],
      categories: [2],
      links: [],
      addedExtraContent: '<p>x</p>',
      addedAttachments: [{ documentRepositoryId: 1, displayName: 'a' }],
    };
    expect(lockedChanges(before, { ...same, ...open }, locks)).toEqual([]);
  });
});
