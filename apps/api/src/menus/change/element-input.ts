// Turns the input of a request into the fields of a category; absent fields stay unchanged.
import { type MenuElementFormContext, menuElementSchema } from '@redakcja/domain/menus/menu-element-form';
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { validate } from '@redakcja/domain/shared/forms/form-errors';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import type { MenuElementInput } from '@redakcja/generated/model/menuElementInput';
import { MenuElementType } from '@redakcja/generated/model/menuElementType';
import type { MenuType } from '@redakcja/generated/model/menuType';
import { sql } from 'drizzle-orm';
import { hasRows } from '../../database/database.ts';
import { sentences } from '../../http/contract/message-labels.ts';
import { invalid } from '../../http/problem.ts';
import { defaultLanguageCode } from '../../shared/languages.ts';
import { lockLinks } from '../tree/menu-facts.ts';
import type { ChangeContext } from './change-context.ts';
import type { Fields, Texts } from './element-fields.ts';

export const emptyFields: Fields = {
  isHidden: false,
  linkToMenuElementId: null,
  linkToArticleTranslationId: null,
  articleSort: 0,
  texts: {},
};

interface Given {
  context: ChangeContext;
  form: MenuElementFormContext;
  /** Null for a new category. */
  elementId: number | null;
  stored: Fields;
}

const at = (path: string, message: string): FieldError => ({ path: `element.${path}`, message });

/** The fields after an edit in the default language. Throws a 400 whose paths are those of the event. */
export async function fieldsFromInput(input: MenuElementInput, given: Given): Promise<Fields> {
  const { context, stored } = given;
  requireOneDestination(input);
  const polish = stored.texts[defaultLanguageCode];
  const codes = new Map(context.languages.map(({ id, isoCode }) => [id, isoCode]));
  const url = addressOf(input, polish ?? null);
  const checked = requireValid(
    { ...input, url, languages: input.languages ?? translationsWith(url, given) },
    given.form,
  );
  const unknown = (checked.languages ?? []).flatMap(({ languageId }, index) =>
    [undefined, defaultLanguageCode].includes(codes.get(languageId))
      ? [at(`languages.${index}.languageId`, 'Nie ma takiej wersji językowej')]
      : [],
  );
  if (unknown.length > 0) throw invalid(unknown);
  const texts: Fields['texts'] = {
    [defaultLanguageCode]: {
      displayText: checked.displayText,
      title: checked.title,
      description: checked.description === undefined ? (polish?.description ?? null) : checked.description,
      url: checked.url ?? null,
      target: checked.target ?? polish?.target ?? LinkTarget.SameTab,
    },
  };
  for (const one of checked.languages ?? []) {
    const code = codes.get(one.languageId) ?? '';
    texts[code] = translationOf(one, stored.texts[code] ?? null);
  }
  return { ...stored, ...(await destinationOf(checked, given)), isHidden: checked.isHidden ?? stored.isHidden, texts };
}

/** The fields after an edit in another language, which changes only its texts. */
export function fieldsInLanguage(input: MenuElementInput, { context, form, stored }: Given): Fields {
  const { id, isoCode } = context.language;
  const polish = stored.texts[defaultLanguageCode];
  const own = {
    languageId: id,
    translatedDisplayText: input.displayText,
    translatedTitle: input.title,
    translatedUrl: input.url === undefined ? (stored.texts[isoCode]?.url ?? null) : input.url,
    ...(input.target === undefined ? {} : { translatedTarget: input.target }),
  };
  const others = storedTranslations(context, stored).filter(({ languageId }) => languageId !== id);
  const result = validate(menuElementSchema(form), {
    displayText: polish?.displayText || '-',
    title: polish?.title || '-',
    url: polish?.url ?? null,
    languages: [own, ...others],
  });
  if (!result.ok) {
    const names: Record<string, string> = {
      translatedDisplayText: 'displayText',
      translatedTitle: 'title',
      translatedUrl: 'url',
    };
    throw invalid(
      result.fields.map(({ path, message }) => {
        const name = /^languages\.0\.(\w+)$/.exec(path)?.[1];
        return at(name === undefined ? path : (names[name] ?? name), message);
      }),
    );
  }
  const [checked] = result.value.languages ?? [];
  if (checked === undefined) return stored;
  const texts = { ...translationOf(checked, stored.texts[isoCode] ?? null), description: input.description ?? null };
  return { ...stored, texts: { ...stored.texts, [isoCode]: texts } };
}

function requireValid(input: MenuElementInput, form: MenuElementFormContext): MenuElementInput {
  const result = validate(menuElementSchema(form), input);
  if (!result.ok) throw invalid(result.fields.map(({ path, message }) => at(path, message)));
  return result.value;
}

/** Only external categories have an address; when it is absent it stays, unless the input has another destination. */
function addressOf({ type, url }: MenuElementInput, stored: Texts | null): string | null {
  if (type !== undefined && type !== MenuElementType.External) return null;
  return url === undefined ? (stored?.url ?? null) : url;
}

/** What would be altered silently is refused: a destination is that of the type. Without a type only an address says what it is. */
function requireOneDestination(input: MenuElementInput): void {
  const { type } = input;
  if (type === MenuElementType.Unknown) throw invalid([at('type', menuMessages.unknownLinkType)]);
  const own = type === undefined ? 'url' : destinations[type];
  const foreign = Object.values(destinations).find((name) => name !== own && input[name]);
  if (foreign === undefined) return;
  if (type === undefined) throw invalid([at('type', menuMessages.unknownLinkType)]);
  throw invalid([at(foreign, foreign === 'url' ? menuMessages.urlOfOtherType : menuMessages.linkOfOtherType)]);
}

const destinations = {
  [MenuElementType.HorizontalMenu]: 'linkToMenuElementId',
  [MenuElementType.VerticalMenu]: 'linkToMenuElementId',
  [MenuElementType.Article]: 'linkToArticleTranslationId',
  [MenuElementType.External]: 'url',
} as const;

type Translation = NonNullable<MenuElementInput['languages']>[number];

function translationOf(one: Translation, stored: Texts | null): Texts {
  return {
    displayText: one.translatedDisplayText,
    title: one.translatedTitle,
    description: stored?.description ?? null,
    url: one.translatedUrl ?? null,
    // an added translation opens in the same tab (specification, section 4, Menus)
    target: one.translatedTarget ?? stored?.target ?? LinkTarget.SameTab,
  };
}

function storedTranslations({ languages }: ChangeContext, { texts }: Fields): Translation[] {
  return languages.flatMap(({ id, isoCode }) => {
    const one = texts[isoCode];
    if (one === undefined || one === null || isoCode === defaultLanguageCode) return [];
    return [
      {
        languageId: id,
        translatedDisplayText: one.displayText,
        translatedTitle: one.title,
        translatedUrl: one.url,
        translatedTarget: one.target,
      },
    ];
  });
}

/** The stored ones; with the Polish address the category loses those in other languages. */
function translationsWith(url: string | null, { context, stored }: Given): Translation[] {
  const all = storedTranslations(context, stored);
  return url === null ? all.map((one) => ({ ...one, translatedUrl: null })) : all;
}

/** What is wrong with the fields of a category as a whole. */
export function fieldErrorsOf(fields: Fields, context: ChangeContext, form: MenuElementFormContext): string[] {
  const polish = fields.texts[defaultLanguageCode];
  const result = validate(menuElementSchema(form), {
    displayText: polish?.displayText ?? '',
    title: polish?.title ?? '',
    url: polish?.url ?? null,
    linkToMenuElementId: fields.linkToMenuElementId,
    linkToArticleTranslationId: fields.linkToArticleTranslationId,
    languages: storedTranslations(context, fields),
  });
  return result.ok ? [] : sentences(result.fields);
}

type Destination = Pick<Fields, 'linkToMenuElementId' | 'linkToArticleTranslationId'>;

async function destinationOf(input: MenuElementInput, { context, elementId, stored }: Given): Promise<Destination> {
  const { type, linkToMenuElementId: linked, linkToArticleTranslationId: article } = input;
  const none: Destination = { linkToMenuElementId: null, linkToArticleTranslationId: null };
  if (type === undefined) return input.url ? none : stored;
  if (type === MenuElementType.Article) {
    await requireRow(
      context,
      sql`select from articles where id = ${article ?? 0}`,
      'linkToArticleTranslationId',
      menuMessages.unknownLinkedArticle,
    );
    return { ...none, linkToArticleTranslationId: article ?? null };
  }
  if ((type !== MenuElementType.HorizontalMenu && type !== MenuElementType.VerticalMenu) || !linked) return none;
  if (linked === elementId) throw invalid([at('linkToMenuElementId', menuMessages.linkToItself)]);
  await requireRow(
    context,
    sql`select from menu_elements where id = ${linked} and type = ${type satisfies MenuType}`,
    'linkToMenuElementId',
    menuMessages.unknownLinkedCategory,
  );
  await lockLinks(context.db);
  const circle = sql`with recursive way (id) as (
      select ${linked}::int union select m.link_menu_element_id from menu_elements m join way w on w.id = m.id where m.link_menu_element_id is not null
    ) select from way where id = ${elementId ?? 0}`;
  if (await hasRows(context.db, circle)) throw invalid([at('linkToMenuElementId', menuMessages.linkInCircle)]);
  return { ...none, linkToMenuElementId: linked };
}

async function requireRow(
  { db }: ChangeContext,
  query: ReturnType<typeof sql>,
  field: string,
  message: string,
): Promise<void> {
  if (!(await hasRows(db, query))) throw invalid([at(field, message)]);
}
