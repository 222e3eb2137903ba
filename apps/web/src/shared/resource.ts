// Facts about screens, defined once in `<area>/resources.ts`: data only, so that routes, sidebar, breadcrumbs, tab titles, back links and toasts can
// read them without loading a screen.
import type { HelpPlace } from '@redakcja/domain/shared/addresses/help-pages';
import type { Columns, ListDefinition } from '@redakcja/domain/shared/lists/list-columns';
import type { Section } from '@redakcja/domain/shared/session/permissions';
import type { PluralForms } from '@redakcja/domain/shared/text/polish-plural';

export interface Screen {
  path: `/${string}`;
  /** Of the screen, its tab, its link in the sidebar and its crumb. */
  title: string;
  /** First crumb, over the title: „Słowniki”. */
  group?: string;
  /** Path of the screen of that group, where it has one. */
  groupPath?: `/${string}`;
  /** Absent: open to every signed-in user. */
  section?: Section;
  /** Chapter of the knowledge base about it; every screen has one (help-places.test.ts). */
  help?: HelpPlace;
}

/** How an address for a new record ends (specification, section 2). */
type CreateWord = 'utworz-nowy' | 'utworz-nowa' | 'utworz-nowego';

/** A list with the screens of its records. */
export interface RecordScreens extends Screen {
  /** Absent: records are not created on a screen. */
  create?: {
    word: CreateWord;
    /** Another ending that leads there as well. */
    alias?: CreateWord;
    title: string;
  };
  editTitle: string;
  /** The edit screen is open to every user and checks access itself: one's own profile. */
  isEditOpen?: boolean;
}

/** A screen with a list of the contract. */
export interface ListScreen<C extends Columns = Columns, S extends string = string> extends Screen {
  list: ListDefinition<C, S>;
  /** Rows belong to a language: the list has a switch and asks for one of them. */
  isPerLanguage?: boolean;
  genitives: {
    /** What could not be loaded: „listy tagów”. */
    list: string;
  };
}

/** Something with a form of its own, which needs no list: the header of a language. */
export interface FormScreen extends Screen {
  /** Names a record among all, for its draft in the browser: `tag:12`. */
  name: string;
  list?: ListDefinition;
  /** Address of a record in the contract, with what names it in braces; without it nobody is told why something is closed. */
  record?: string;
  create?: NonNullable<RecordScreens['create']> & {
    /** Last crumb of the form for a new record. */
    crumb: string;
    /** The button over the list. */
    button: string;
  };
  genitives: { one: string };
  toasts: { saved: string };
}

/** Records with a list, a form for a new one and the same form for a stored one. */
export interface Resource<C extends Columns = Columns, S extends string = string>
  extends FormScreen,
    Omit<RecordScreens, 'create'>,
    ListScreen<C, S> {
  list: ListDefinition<C, S>;
  nouns: PluralForms;
  genitives: { list: string; one: string; many: string };
  toasts: {
    created: string;
    saved: string;
    /** Message for removed rows instead of their number, where the specification defines one. */
    removed?: string;
  };
}

/** Address of a stored record. */
export function editPath({ path }: Screen, id: number): string {
  return `${path}/edytuj/${id}`;
}

/** Address of a record in the contract. */
export function recordAddress(screen: { record: string }, id: number | string): string;
export function recordAddress(screen: Pick<FormScreen, 'record'>, id: number | string): string | undefined;
export function recordAddress({ record }: Pick<FormScreen, 'record'>, id: number | string): string | undefined {
  return record?.replace(/\{\w+\}/, String(id));
}

/** „danych tagu”, and „danych jednostki” of what is data by its name. */
const dataOf = (one: string) => (one.startsWith('danych ') ? one : `danych ${one}`);

const unexpected = 'Wystąpił niespodziewany błąd podczas';

/** Sentences for failures that the server does not explain (specification, section 8). */
export const failureOf = {
  list: ({ genitives }: ListScreen) => `${unexpected} pobierania ${genitives.list}`,
  load: ({ genitives }: Pick<FormScreen, 'genitives'>) => `${unexpected} pobierania ${genitives.one}`,
  create: ({ genitives }: Resource) => `${unexpected} tworzenia ${genitives.one}`,
  update: ({ genitives }: Pick<FormScreen, 'genitives'>) => `${unexpected} aktualizacji ${dataOf(genitives.one)}`,
  remove: ({ genitives }: Resource) => `Wystąpił błąd w trakcie usuwania ${genitives.many}`,
};

/** Options of the generated hook that loads a record, such as useGetTag. */
export function loading(resource: Pick<FormScreen, 'genitives'>) {
  return { query: { meta: { errorMessage: failureOf.load(resource) } } };
}
