// Columns of `filters` and `sortings` of the lists under settings (openapi/languages.yaml, parameters.yaml, repositories.yaml, banners.yaml,
// bookmarks.yaml, tiles.yaml, rss.yaml).
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { LinkType } from '@redakcja/generated/model/linkType';
import { MenuType } from '@redakcja/generated/model/menuType';
import { StandardElementType } from '@redakcja/generated/model/standardElementType';
import { SystemParameterEditor } from '@redakcja/generated/model/systemParameterEditor';
import { defineList } from '../shared/list-columns.ts';

const text = { kind: 'text', operations: ['contains', 'startsWith', 'equal'] } as const;
const ids = { kind: 'integer', min: 1, operations: ['equal', 'in'] } as const;
const yes = { kind: 'boolean', operations: ['equal'] } as const;
const yesOrNot = { kind: 'boolean', operations: ['equal', 'notEqual'] } as const;

export const languageList = defineList({
  columns: {
    name: text,
    localName: text,
    isoCode: text,
    dateFormat: { kind: 'text', operations: ['equal', 'in'] },
    status: { kind: 'enum', values: Object.values(LanguageStatus), operations: ['equal', 'in'] },
    id: ids,
  },
  sortings: ['id', 'name', 'localName', 'isoCode', 'dateFormat', 'status'],
  defaultSortings: [{ column: 'id', direction: 'asc' }],
});

export const standardElementTranslationList = defineList({
  columns: {
    areaName: text,
    groupName: text,
    elementName: text,
    translation: text,
    translationDescription: text,
    elementType: { kind: 'enum', values: Object.values(StandardElementType), operations: ['equal', 'in'] },
    hasErrors: yes,
    standardElementId: ids,
  },
  sortings: ['areaName', 'groupName', 'elementName', 'translation', 'translationDescription'],
  defaultSortings: [
    { column: 'areaName', direction: 'asc' },
    { column: 'elementName', direction: 'asc' },
  ],
});

/** After the default come rows of one menu in the menu's own order. */
export const menuElementTranslationList = defineList({
  columns: {
    menuTypeName: text,
    baseName: text,
    translatedDisplayText: text,
    translatedTitle: text,
    translatedUrl: text,
    menuType: { kind: 'enum', values: Object.values(MenuType), operations: ['equal', 'in'] },
    hasErrors: yes,
    menuElementId: ids,
  },
  sortings: ['menuTypeName', 'baseName', 'translatedDisplayText', 'translatedTitle', 'translatedUrl'],
  defaultSortings: [{ column: 'menuTypeName', direction: 'asc' }],
});

export const systemParameterList = defineList({
  columns: {
    displayName: text,
    keyName: text,
    editorType: { kind: 'enum', values: Object.values(SystemParameterEditor), operations: ['equal', 'in'] },
    id: ids,
  },
  sortings: ['id', 'keyName', 'displayName'],
  defaultSortings: [{ column: 'displayName', direction: 'asc' }],
});

export const repositoryGroupList = defineList({
  columns: { name: text, description: text, extension: { kind: 'text', operations: ['equal', 'in'] }, id: ids },
  sortings: ['id', 'name', 'description'],
  defaultSortings: [{ column: 'name', direction: 'asc' }],
});

export const bannerList = defineList({
  columns: { name: text, displayText: text, title: text, isActive: yes, id: ids },
  sortings: ['id', 'name', 'displayText', 'title', 'isActive'],
  defaultSortings: [{ column: 'name', direction: 'asc' }],
});

export const bookmarkList = defineList({
  columns: { displayText: text, title: text, showOnMainPage: yesOrNot, isActive: yesOrNot, isSystem: yes, id: ids },
  sortings: ['id', 'displayText', 'title', 'showOnMainPage', 'isActive'],
  defaultSortings: [{ column: 'displayText', direction: 'asc' }],
});

export const tileList = defineList({
  columns: {
    displayText: text,
    title: text,
    isActive: yesOrNot,
    linkType: { kind: 'enum', values: Object.values(LinkType), operations: ['equal', 'in'] },
    id: ids,
  },
  sortings: ['id', 'displayText', 'title', 'isActive', 'linkType'],
  defaultSortings: [{ column: 'displayText', direction: 'asc' }],
});

export const rssChannelList = defineList({
  columns: { displayText: text, title: text, isActive: yesOrNot, id: ids },
  sortings: ['id', 'displayText', 'title', 'isActive'],
  defaultSortings: [{ column: 'displayText', direction: 'asc' }],
});
