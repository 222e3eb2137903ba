// Changes of an office made at random, over HTTP and not by the program that is tested: what people do to a configuration in a year.
import type { Banner } from '@redakcja/generated/model/banner';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { RepositoryGroup } from '@redakcja/generated/model/repositoryGroup';
import type { RoleInput } from '@redakcja/generated/model/roleInput';
import type { SystemParameterRow } from '@redakcja/generated/model/systemParameterRow';
import type { Client } from './office-client.ts';
import { drawingKinds, photoKinds, pictureKinds } from './picture-kinds.ts';

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Of YAML, of keys that are joined, of HTML, of other scripts, and what looks like another value. */
const fragments = [
  ...[
    'Rada',
    ' / ',
    ' #2',
    ': ',
    '- ',
    '"',
    "'",
    '{a}',
    '[b]',
    '&c',
    '*d',
    '!e',
    '%',
    '@',
    '`',
    '|',
    '>',
    '~',
    '?',
    '#',
  ],
  ...[
    'null',
    'true',
    '0x1F',
    '1e3',
    '.inf',
    '2026-11-28',
    '<b>',
    '&amp;',
    '\\n',
    '$x',
    'żółć',
    'z\u0307',
    'ß',
    'İ',
    'ﬁ',
    '½',
  ],
  ...['שלום', 'می\u200cخواهم', '👩\u200d👧', '🏛', '葛', '\u00a0', '\u200b', '— ', '„”', 'é', 'e\u0301'],
];

export async function changeAtRandom(client: Client, random: () => number): Promise<void> {
  const { get, add, put, remove } = client;
  const below = (count: number) => Math.floor(random() * count);
  const oneOf = <One>(all: readonly One[]): One => all[below(all.length)] as One;
  const some = <One>(all: readonly One[]) => all.filter(() => random() < 0.3);
  let made = 0;
  const name = () => {
    made += 1;
    const parts = Array.from({ length: 1 + below(4) }, () => oneOf(fragments));
    return `${parts.join('')}${oneOf(['', ' ', '-'])}${below(1e6)}.${made}`.trim();
  };
  const picture = async (purpose: string, kinds: readonly string[]) => {
    const kind = oneOf(kinds);
    const content = pictureKinds[kind]?.(below(256)) ?? Buffer.alloc(0);
    const [width, height] = purpose === 'banner' ? [150, 52.5] : [120, 90];
    const cut = { purpose, unit: 'px', x: below(20), y: below(20), width: width ?? 0, height: height ?? 0 };
    return client.uploadContent('files/crop', content, `${name().replaceAll(/[\\/]/g, '_')}.${kind}`, cut);
  };

  const dictionary = async (path: string) => {
    for (const { id } of some(await get<{ id: number }[]>(`${path}?size=20`)).slice(0, 3))
      await put(`${path}/${id}`, { name: name(), languageId: 1 }).catch(isUsedElsewhere);
    for (let count = below(4); count > 0; count -= 1) await add(path, { name: name(), languageId: 1 });
  };

  const role = () =>
    add('auth/roles', {
      name: name(),
      description: `${name()}\n${name()}`,
      permissions: [
        PermissionName.CreateArticles,
        ...some(Object.values(PermissionName)).filter((one) => one !== 'CreateArticles'),
      ],
    } satisfies RoleInput);

  const code = async () => {
    const letters = () => String.fromCharCode(65 + below(26));
    const file = await client
      .uploadContent('files/flags', pictureKinds[oneOf(photoKinds)]?.(below(256)) ?? Buffer.alloc(0), 'flaga.bmp', {})
      .catch(() => null);
    await add('dictionaries/iso-codes', {
      code: `Q${letters()}`,
      name: name(),
      ...(file === null ? {} : { fileId: file }),
    }).catch(isUsedElsewhere);
  };

  const groups = () => get<RepositoryGroup[]>('settings/repository-groups?size=0');
  const save = (group: RepositoryGroup, change: { name?: string; extensions?: readonly string[] }) =>
    put(`settings/repository-groups/${group.id}`, {
      name: group.name,
      description: group.description,
      icon: group.icon,
      extensions: group.extensions.map(({ extension }) => extension),
      ...change,
    });
  const renamedGroup = async () => save(oneOf(await groups()), { name: name() });
  const movedExtension = async () => {
    const all = await groups();
    const from = all.find(({ extensions }) => extensions.length > 1);
    const to = all.find((one) => one !== from);
    if (from === undefined || to === undefined) return;
    const [moved, ...kept] = from.extensions.map(({ extension }) => extension);
    await save(from, { extensions: kept });
    await save(to, { extensions: [...to.extensions.map(({ extension }) => extension), moved ?? ''] });
  };
  const swappedGroups = async () => {
    const [first, second] = await groups();
    if (first === undefined || second === undefined) return;
    await save(first, { name: 'Tymczasowa' });
    await save(second, { name: first.name });
    await save(first, { name: second.name });
  };
  const splitGroup = async () => {
    const from = (await groups()).find(({ extensions }) => extensions.length > 1);
    if (from === undefined) return;
    const [moved, ...kept] = from.extensions.map(({ extension }) => extension);
    await save(from, { extensions: kept });
    await add('settings/repository-groups', {
      name: name(),
      description: name(),
      icon: 'dokument',
      extensions: [moved ?? ''],
    });
  };
  const removedGroup = async () => {
    const all = await groups();
    if (all.length > 2) await remove(`settings/repository-groups?ids=${oneOf(all).id}`);
  };

  const banner = async () =>
    add('settings/banners', {
      name: name(),
      title: name(),
      url: `https://gmina.example/${below(1000)}?a=b#c`,
      target: oneOf([10, 20]),
      isActive: random() < 0.5,
      languageId: 1,
      color: '#000000',
      fileId: await picture('banner', photoKinds),
    });
  const removedBanner = async () => {
    const all = await get<Banner[]>('settings/banners?size=0');
    if (all.length > 3) await remove(`settings/banners?bannerIds=${oneOf(all).id}`);
  };
  const tile = async () =>
    add('settings/tiles', {
      displayText: name().slice(0, 25),
      title: name(),
      target: 10,
      languageId: 1,
      linkType: 30,
      url: 'https://gmina.example/',
      isActive: true,
      iconName: null,
      fileId: await picture('tile', drawingKinds),
    });
  const logo = async () =>
    put('settings/app-images', {
      bigLogoId: await picture('bigLogo', drawingKinds),
      smallLogoId: await picture('smallLogo', drawingKinds),
      backgroundId: null,
      euCollectionImageIds: [],
      useImage: false,
      useGradient: random() < 0.5,
    });
  const parameters = async () => {
    const values: Readonly<Record<string, unknown>> = {
      MaxFileSize: { value: 10 + below(20) },
      MaxNewAttachmentCount: { value: 1 + below(9) },
      NewTabOpenLinks: { isEnabled: random() < 0.5 },
      CookieInformation: { isEnabled: true, description: `<p>${below(100)} „tak” #1</p>` },
    };
    for (const { id, keyName, editorType } of some(
      await get<SystemParameterRow[]>('settings/system-parameters?size=0'),
    )) {
      const value = values[keyName];
      if (value !== undefined) await put(`settings/system-parameters/${id}`, { editorType, value });
    }
  };
  const header = () => put('settings/headers/1', { officeName: `<p>${below(100)} <strong>Urząd</strong></p>` });

  await dictionary('dictionaries/tags');
  await dictionary('dictionaries/dictionary-entries');
  const others = [role, code, banner, removedBanner, tile, logo, parameters, header];
  const ofGroups = [renamedGroup, movedExtension, swappedGroups, splitGroup, removedGroup];
  for (let count = 6; count > 0; count -= 1) await oneOf(others)();
  for (let count = 1 + below(4); count > 0; count -= 1) await oneOf(ofGroups)();
}

/** What something leads to, or what is there already, stays as it is. */
function isUsedElsewhere(error: unknown): null {
  if (error instanceof Error && / 409 | 400 /.test(`${error.message} `)) return null;
  throw error;
}
