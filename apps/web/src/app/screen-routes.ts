// Routes of a resource. The code of a screen is loaded on navigation.
import type { QueryClient } from '@tanstack/react-query';
import {
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';
import type { RecordScreens, Screen } from '../shared/resource.ts';
import { rootRoute, shellRoute } from './root-routes.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A screen whose properties are the parameters of its URL. */
export function lazyScreen<Props extends object>(load: Load<Props>, useProps: () => Props): RouteComponent {
  return lazyRouteComponent(async () => {
    const Page = await load();
    // biome-ignore lint/correctness/noComponentHookFactories: made once per route, when its code is loaded
    return { Screen: () => createElement(Page, useProps()) };
  }, 'Screen');
}

/** A page outside the shell. */
export function page<const Path extends string>(path: Path, title: string, component: RouteComponent) {
  return createRoute({ getParentRoute: () => rootRoute, path, component, staticData: { title } });
}

type Facts = Pick<Screen, 'title' | 'section' | 'help'>;

/** A screen inside the shell, open to those who may enter its section. */
export function screen<const Path extends string>(
  path: Path,
  { title, section, help }: Facts,
  component?: RouteComponent,
  preload?: StaticDataRouteOption['preload'],
) {
  const staticData = { title, section, help, preload };
  return createRoute({ getParentRoute: () => shellRoute, path, component, staticData });
}

/** An address that only leads to another one, with the same parameters. */
export function forward<const Path extends string>(path: Path, to: string) {
  return createRoute({
    getParentRoute: () => shellRoute,
    path,
    beforeLoad: ({ params }) => {
      throw redirect({ to, params, replace: true });
    },
  });
}

/** Parameters in the URL of a record. */
export interface RecordPageProps {
  id: number;
  /** ISO code of a language, as in the URL. */
  lang?: string | undefined;
}

const isRecordId = (id: unknown) => /^[1-9]\d*$/.test(String(id));

/** A screen of one record: `…/edytuj/$id`. */
export function recordScreen<const Path extends string>(
  path: Path,
  { title, section, help }: Facts,
  list: string,
  load: Load<RecordPageProps>,
  preload?: (client: QueryClient, id: number) => Promise<unknown>,
) {
  const route = createRoute({
    getParentRoute: () => shellRoute,
    path,
    staticData: {
      title,
      section,
      help,
      preload: preload && (async (client, _search, { id }) => isRecordId(id) && preload(client, Number(id))),
    },
    beforeLoad: ({ params }) => {
      const { id }: { id?: unknown } = params;
      // No record has such a number, and its list is what is left of the address.
      if (!isRecordId(id)) throw redirect({ to: list, replace: true });
    },
  });
  return route.update({
    component: lazyScreen(load, () => {
      const { id, lang }: { id?: unknown; lang?: unknown } = route.useParams();
      return { id: Number(id), lang: lang === undefined ? undefined : String(lang) };
    }),
  });
}

interface ListModule {
  ListPage: ComponentType;
}

interface FormModule {
  CreatePage: ComponentType;
  EditPage: ComponentType<RecordPageProps>;
}

/** List, form for a new record and form for a stored one, out of the module of the list and that of the form. */
export function crudRoutes<const R extends RecordScreens>(
  resource: R,
  list: () => Promise<ListModule>,
  form: () => Promise<FormModule>,
) {
  const { create, section, help, editTitle, isEditOpen } = resource;
  const path: R['path'] = resource.path;
  const edit = { title: editTitle, section: isEditOpen ? undefined : section, help };
  return [
    screen(path, resource, lazyRouteComponent(list, 'ListPage')),
    recordScreen(`${path}/edytuj/$id`, edit, path, async () => (await form()).EditPage),
    ...(create
      ? [screen(`${path}/${create.word}`, { ...create, section, help }, lazyRouteComponent(form, 'CreatePage'))]
      : []),
    ...(create?.alias ? [forward(`${path}/${create.alias}`, `${path}/${create.word}`)] : []),
  ];
}
