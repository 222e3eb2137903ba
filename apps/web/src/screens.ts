// Where the code of each screen is. It is loaded when somebody goes there.
import { lazyRouteComponent as lazy } from '@tanstack/react-router';

export const auditListPage = lazy(() => import('./access/audit-list-page.tsx'), 'AuditListPage');
export const forcedPasswordPage = lazy(() => import('./access/forced-password-page.tsx'), 'ForcedPasswordPage');
export const passwordPage = lazy(() => import('./access/password-page.tsx'), 'PasswordPage');
export const roleCreatePage = lazy(() => import('./access/role-create-page.tsx'), 'RoleCreatePage');
export const roleEditPage = lazy(() => import('./access/role-edit-page.tsx'), 'RoleEditPage');
export const roleListPage = lazy(() => import('./access/role-list-page.tsx'), 'RoleListPage');
export const userCreatePage = lazy(() => import('./access/user-create-page.tsx'), 'UserCreatePage');
export const userEditPage = lazy(() => import('./access/user-edit-page.tsx'), 'UserEditPage');
export const userListPage = lazy(() => import('./access/user-list-page.tsx'), 'UserListPage');

export const homePage = lazy(() => import('./app/home/home-page.tsx'), 'HomePage');
export const loginPage = lazy(() => import('./app/pages/login-page.tsx'), 'LoginPage');
export const logoutPage = lazy(() => import('./app/pages/logout-page.tsx'), 'LogoutPage');
export const noAccessPage = lazy(() => import('./app/pages/no-access-page.tsx'), 'NoAccessPage');
export const notReadyPage = lazy(() => import('./app/pages/not-ready-page.tsx'), 'NotReadyPage');

export const archivePage = lazy(() => import('./archive/archive-page.tsx'), 'ArchivePage');

export const articleCreatePage = lazy(() => import('./articles/card/article-create-page.tsx'), 'ArticleCreatePage');
export const articleEditPage = lazy(() => import('./articles/card/article-edit-page.tsx'), 'ArticleEditPage');
export const articleListPage = lazy(() => import('./articles/list/article-list-page.tsx'), 'ArticleListPage');
export const systemArticleListPage = lazy(
  () => import('./articles/list/article-list-page.tsx'),
  'SystemArticleListPage',
);
export const articlePreviewPage = lazy(() => import('./articles/card/article-preview-page.tsx'), 'ArticlePreviewPage');
export const instructionPage = lazy(() => import('./articles/card/system-article-page.tsx'), 'InstructionPage');
export const personalDataPage = lazy(() => import('./articles/card/system-article-page.tsx'), 'PersonalDataPage');
export const reusePage = lazy(() => import('./articles/card/system-article-page.tsx'), 'ReusePage');
export const rssArticlePage = lazy(() => import('./articles/card/system-article-page.tsx'), 'RssArticlePage');
export const sharingInformationPage = lazy(
  () => import('./articles/card/system-article-page.tsx'),
  'SharingInformationPage',
);

export const isoCodeCreatePage = lazy(() => import('./dictionaries/iso-code-create-page.tsx'), 'IsoCodeCreatePage');
export const isoCodeEditPage = lazy(() => import('./dictionaries/iso-code-edit-page.tsx'), 'IsoCodeEditPage');
export const isoCodeListPage = lazy(() => import('./dictionaries/iso-code-list-page.tsx'), 'IsoCodeListPage');
export const providingEntityCreatePage = lazy(
  () => import('./dictionaries/providing-entity-create-page.tsx'),
  'ProvidingEntityCreatePage',
);
export const providingEntityEditPage = lazy(
  () => import('./dictionaries/providing-entity-edit-page.tsx'),
  'ProvidingEntityEditPage',
);
export const providingEntityListPage = lazy(
  () => import('./dictionaries/providing-entity-list-page.tsx'),
  'ProvidingEntityListPage',
);
export const tagCreatePage = lazy(() => import('./dictionaries/tag-create-page.tsx'), 'TagCreatePage');
export const tagEditPage = lazy(() => import('./dictionaries/tag-edit-page.tsx'), 'TagEditPage');
export const tagListPage = lazy(() => import('./dictionaries/tag-list-page.tsx'), 'TagListPage');
