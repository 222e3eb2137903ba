// A new record of each kind in each state that a rule asks for: its address, and calls that change it.
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { sql } from 'drizzle-orm';
import { rowShape, text } from '../../database/rows/row-shape.ts';
import type { menuElements } from '../../database/schema.ts';
import type { TestApi } from '../../testing/start-api.ts';
import { addArticle, addCategory, addPicture, addTag } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';

export interface KindOfRecord {
  name: string;
  /** Makes a record and answers its address; `client` asks for it. */
  make: (client: { id: number }) => Promise<string>;
}

/** Names must not be there twice. */
let count = 0;
const another = (name: string) => `${name} ${++count}`;
const dictionaries = '/api/dictionaries';
const settings = '/api/settings';
const categories = '/api/menus/elements';

export function recordsInStates(api: TestApi, admin: TestClient): KindOfRecord[] {
  const created = async (path: string, body: object) => {
    const answer = await admin.post(path, body);
    if (answer.status !== 201) throw new Error(`${path}: ${answer.text}`);
    return `${path}/${answer.body.id}`;
  };
  const idOf = (address: string) => Number(address.split('/').at(-1));
  const { db } = api;
  const article = (more: object) => addArticle(db, { categories: [], ...more });
  const systemOf = async (address: Promise<string>, table: string) => {
    await db.execute(sql`update ${sql.identifier(table)} set is_system = true where id = ${idOf(await address)}`);
    return address;
  };
  const tag = () => created(`${dictionaries}/tags`, { name: another('tag'), languageId: 1 });
  const entity = (name = another('podmiot')) => created(`${dictionaries}/dictionary-entries`, { name, languageId: 1 });
  const isoCode = async (code: string) => {
    await db.execute(sql`delete from iso_codes where code = ${code} and not is_default`);
    return created(`${dictionaries}/iso-codes`, { code, name: code, fileId: await addPicture(db) });
  };
  const role = () =>
    created('/api/auth/roles', { name: another('Rola'), description: 'Rola', permissions: ['ManageMenus'] });
  const user = async (options: Parameters<TestApi['user']>[0] = {}) => {
    const { id } = await api.user(options);
    await db.execute(sql`update users set is_confirmed = is_active where id = ${id}`);
    return `/api/auth/users/${id}`;
  };
  const language = async () => {
    const free = sql`select min(code) as code from iso_codes where code not in (select iso_code from languages)`;
    const [found] = await db.rows(rowShape({ code: text() }), free);
    const isoCode = found?.code ?? '';
    return created(`${settings}/language`, { isoCode, name: isoCode, localName: isoCode, dateFormat: 'dd.MM.yyyy' });
  };
  const texts = (name: string) => ({ displayText: another(name), title: name, target: 10, languageId: 1 });
  const bookmark = async () =>
    created(`${settings}/bookmarks`, {
      ...texts('Zakładka'),
      isActive: true,
      tags: [await addTag(db, another('tag'))],
    });
  const tile = () =>
    created(`${settings}/tiles`, {
      ...texts('Kafel'),
      isActive: true,
      linkType: 30,
      url: 'https://gov.pl',
      iconName: 'urzad',
    });
  const channel = async (bookmarksElements: number[]) =>
    created(`${settings}/rss-channels`, {
      ...texts('Kanał'),
      description: 'Kanał',
      isActive: true,
      fromAllSources: bookmarksElements.length === 0,
      horizontalMenuElements: [],
      verticalMenuElements: [],
      bookmarksElements,
    });
  const category = async (more: Partial<typeof menuElements.$inferInsert> = {}, parent: number | null = null) => {
    const id = await addCategory(db, another('Kategoria'), parent);
    if (Object.keys(more).length > 0) await db.execute(sql`update menu_elements set is_system = true where id = ${id}`);
    return id;
  };
  const withUrl = (id: number) =>
    db.execute(sql`update menu_element_translations set url = 'https://gov.pl' where menu_element_id = ${id}`);
  const all = Object.values(PermissionName);

  return [
    { name: 'a tag', make: tag },
    {
      name: 'a used tag',
      make: async () => {
        const address = await tag();
        await article({ tags: [idOf(address)] });
        return address;
      },
    },
    { name: 'a providing entity', make: () => entity() },
    {
      name: 'a used providing entity',
      make: async () => {
        const providingEntity = another('podmiot');
        await article({ providingEntity });
        return entity(providingEntity);
      },
    },
    { name: 'a code of the office', make: () => isoCode('SK') },
    { name: 'a code that a language has', make: () => isoCode('PL') },
    { name: 'a default code', make: async () => `${dictionaries}/iso-codes/1` },
    { name: 'a role', make: role },
    { name: 'a system role', make: async () => '/api/auth/roles/1' },
    {
      name: 'the only role of somebody',
      make: async () => {
        const address = await role();
        const { id } = await api.user();
        await db.execute(sql`update user_roles set role_id = ${idOf(address)} where user_id = ${id}`);
        return address;
      },
    },
    { name: 'an account', make: () => user() },
    { name: 'an inactive account', make: () => user({ isActive: false }) },
    { name: 'an account with every permission', make: () => user({ permissions: all }) },
    { name: 'an account of an administrator', make: () => user({ isAdmin: true }) },
    { name: 'a system account', make: () => systemOf(user(), 'users') },
    { name: 'the own account', make: async ({ id }) => `/api/auth/users/${id}` },
    { name: 'a language without texts', make: language },
    {
      name: 'a language with texts',
      make: async () => {
        const address = await language();
        await addTag(db, another('tag'), idOf(address));
        return address;
      },
    },
    {
      name: 'an active language',
      make: async () => {
        const address = await language();
        await db.execute(sql`update languages set status = 10 where id = ${idOf(address)}`);
        return address;
      },
    },
    { name: 'the system language', make: async () => `${settings}/language/1` },
    {
      name: 'a banner',
      make: () =>
        created(`${settings}/banners`, {
          ...texts('Baner'),
          name: 'Baner',
          url: 'https://gov.pl',
          isActive: true,
          color: '#0c5944',
        }),
    },
    { name: 'a bookmark', make: bookmark },
    { name: 'a system bookmark', make: () => systemOf(bookmark(), 'bookmarks') },
    {
      name: 'a bookmark of a channel',
      make: async () => {
        const address = await bookmark();
        await channel([idOf(address)]);
        return address;
      },
    },
    { name: 'a tile', make: tile },
    {
      name: 'a tile on the home page',
      make: async () => {
        const address = await tile();
        await db.execute(sql`insert into tile_settings (language_id, value) values (1, 4) on conflict do nothing`);
        await db.execute(
          sql`insert into tile_setting_tiles (language_id, tile_id, position) values (1, ${idOf(address)}, ${++count})`,
        );
        return address;
      },
    },
    { name: 'a channel', make: () => channel([]) },
    {
      name: 'a repository',
      make: async () => {
        await db.execute(sql`delete from repository_groups`);
        return created(`${settings}/repository-groups`, { name: 'Skany', icon: 'dokument', extensions: ['pdf'] });
      },
    },
    { name: 'a header', make: async () => `${settings}/headers/1` },
    { name: 'a footer that was never filled in', make: async () => `${settings}/footers/PL` },
    { name: 'the office, not filled in', make: async () => `${settings}/offices` },
    { name: 'contacts', make: async () => `${settings}/office-contacts/PL` },
    { name: 'pictures', make: async () => `${settings}/app-images` },
    { name: 'places of tiles, not filled in', make: async () => `${settings}/tiles/settings` },
    { name: 'a parameter', make: async () => `${settings}/system-parameters/1` },
    { name: 'a category', make: async () => `${categories}/${await category()}` },
    { name: 'a system category', make: async () => `${categories}/${await category({ isSystem: true })}` },
    {
      name: 'a category with published articles',
      make: async () => {
        const id = await category();
        await article({ categories: [id], status: 40 });
        return `${categories}/${id}`;
      },
    },
    {
      name: 'a category that leads out',
      make: async () => {
        const id = await category();
        await withUrl(id);
        return `${categories}/${id}`;
      },
    },
    {
      name: 'a category over one that leads out',
      make: async () => {
        const id = await category();
        await withUrl(await category({}, id));
        return `${categories}/${id}`;
      },
    },
    {
      name: 'an excluded category',
      make: async (client) => {
        const menuElementId = await category();
        await db.execute(
          sql`insert into user_excluded_categories (user_id, menu_element_id) values (${client.id}, ${menuElementId})`,
        );
        return `${categories}/${menuElementId}`;
      },
    },
    {
      name: 'a category on the last level',
      make: async () => `${categories}/${await category({}, await category({}, await category({}, await category())))}`,
    },
    { name: 'an order of articles', make: async () => `/api/menus/${await category()}/sort-configurations` },
  ];
}
