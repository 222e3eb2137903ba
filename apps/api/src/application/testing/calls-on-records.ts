// How a client makes each call on a record, and which calls are not about one.
import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import type { OperationId } from '@redakcja/generated/operations';
import type { TestAnswer, TestClient } from '../../testing/test-client.ts';

type Call = (client: TestClient, record: string, verdict: OperationVerdict) => Promise<TestAnswer<unknown>>;

const idOf = (record: string) => record.split('/').at(-1);

/** `admin` reads what is sent back. */
export function callsOf(admin: TestClient): Partial<Record<OperationId, Call>> {
  /** What GET answers is PUT back. */
  const save: Call = async (client, record) => client.put(record, (await admin.get(record)).body);
  const remove =
    (ids: string): Call =>
    (client, record) =>
      client.delete(`${record.replace(/\/\d+$/, '')}?${ids}=${idOf(record)}`);
  const post =
    (end: string, body?: object): Call =>
    (client, record) =>
      client.post(`${record}/${end}`, body);

  const changeMenu: Call = async (client, record, { name }) => {
    const elementId = Number(idOf(record));
    const { displayText, title, parentElementId } = (await admin.get(record)).body;
    const bodies: Record<string, object> = {
      'Zapis zmian': { event: 'edit', elementId, element: { displayText, title } },
      Przeniesienie: { event: 'move', elementId, parentElementId, previousElementId: null },
      Usunięcie: { event: 'delete', elementId },
    };
    const addition = {
      event: 'add',
      parentElementId: elementId,
      previousElementId: null,
      element: { displayText, title },
    };
    return client.put('/api/menus/20', bodies[name] ?? addition);
  };

  return {
    updateTag: save,
    deleteTags: remove('ids'),
    mergeTags: async (client, record) => {
      const other = await admin.post('/api/dictionaries/tags', { name: `scalany z ${record}`, languageId: 1 });
      return client.post(`${record}/merge`, { tagIds: [other.body.id] });
    },
    updateProvidingEntity: save,
    deleteProvidingEntities: remove('ids'),
    updateIsoCode: save,
    deleteIsoCodes: remove('ids'),
    updateRole: save,
    deleteRoles: remove('roleIds'),
    updateUser: save,
    activateUser: post('isconfirmed'),
    deactivateUser: (client, record) => client.delete(`${record}/isconfirmed`),
    endUserSessions: post('sign-out'),
    unlockUser: post('unlock'),
    resetPassword: post('password'),
    deleteUsers: remove('userIds'),
    updateLanguage: save,
    changeLanguageStatus: (client, record, { status }) => client.put(`${record}/status/${status}`),
    deleteLanguages: remove('languagesIds'),
    updateBanner: save,
    deleteBanners: remove('bannerIds'),
    updateBookmark: save,
    deleteBookmarks: remove('bookmarkIds'),
    updateTile: save,
    deleteTiles: remove('tileIds'),
    updateRssChannel: save,
    deleteRssChannels: remove('rssChannelIds'),
    updateRepositoryGroup: save,
    deleteRepositoryGroups: remove('ids'),
    updateHeader: save,
    updateFooter: save,
    updateOffice: save,
    updateOfficeContacts: save,
    updateAppImages: save,
    updateTileSettings: save,
    updateSystemParameter: save,
    changeMenu,
    changeMenuSortConfiguration: async (client, record) => {
      const address = record.replace(/elements\/(\d+)$/, '$1/sort-configurations');
      const { articleSortOnCategoryType } = (await admin.get(address)).body;
      return client.put(address, { articleSortOnCategoryType });
    },

    changePassword: (client, record) =>
      client.put(`${record}/password`, { currentPassword: 'nieznane', newPassword: 'Zielona-Latarnia-7' }),
  };
}

/** Writing operations that the answer about a record does not have, each with the reason. */
export const others: Partial<Record<OperationId, string>> = {
  createArticle: 'no record yet',
  importArticles: 'no record yet',
  addMenuElements: 'many of changeMenu',
  importArticleOrder: 'an order by hand of another office',
  createUser: 'no record yet',
  createRole: 'no record yet',
  createTag: 'no record yet',
  importTags: 'no record yet',
  createProvidingEntity: 'no record yet',
  importProvidingEntities: 'no record yet',
  createIsoCode: 'no record yet',
  importIsoCodes: 'no record yet',
  createLanguage: 'no record yet',
  createRepositoryGroup: 'no record yet',
  createBanner: 'no record yet',
  createBookmark: 'no record yet',
  createTile: 'no record yet',
  createRssChannel: 'no record yet',
  uploadPdf: 'a file is no record of its own',
  uploadArticleAttachments: 'a file is no record of its own',
  uploadThumbnail: 'a file is no record of its own',
  uploadImage: 'a file is no record of its own',
  cropImage: 'a file is no record of its own',
  uploadOfficeContactPhoto: 'a file is no record of its own',
  uploadFlag: 'a file is no record of its own',
  checkUpload: 'a file is no record of its own',
  changeArticleStatuses: 'the same as changeArticleStatus',
  createArticleComment: 'changes nothing of the article',
  setArticleEditing: 'changes nothing of the article',
  changeForcedPassword: 'of whoever has the link',
  checkPasswordLink: 'of whoever has the link',
  endSignIn: 'of the sign-in',
  updateStandardElementTranslation: 'one text of a language: updateLanguage',
  moveMenuArticle: 'one place in an order: changeMenuSortConfiguration',
  deleteArchiveSite: 'a site of another server, which is asked for it',
  importArchiveSitemap: 'reads another server',
};
