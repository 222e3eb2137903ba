import './article-languages.css';
import { useCopyArticleToTranslation } from '@redakcja/generated/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleLanguage } from '@redakcja/generated/model/articleLanguage';
import { useNavigate } from '@tanstack/react-router';
import { useDirty } from '../../../shared/form/state/use-dirty.ts';
import type { Editor } from '../../../shared/form/state/use-editor.ts';
import { useSession } from '../../../shared/session/session.ts';
import { confirm } from '../../../shared/ui/dialogs/confirm.ts';
import { Hint } from '../../../shared/ui/messages/hint.tsx';
import { Flag } from '../../../shared/ui/page/flag.tsx';
import type { ArticleValues } from '../../article-form-model.ts';
import { articleEditPath } from '../../resources.ts';

interface ArticleLanguagesProps {
  article: Article;
  editor: Editor<ArticleValues>;
  /** Why the article is closed to the user, by its categories. */
  articleDisabledReason: string | null;
}

/** A button per language: opens that translation, or copies the article into a new one (specification, section 2.2). */
export function ArticleLanguages({ article, editor, articleDisabledReason }: ArticleLanguagesProps) {
  const navigate = useNavigate();
  const { can } = useSession();
  const isDirty = useDirty(editor);
  const open = (id: number) => navigate({ to: articleEditPath(id, article.baseArticleType) });
  const copying = useCopyArticleToTranslation({
    mutation: {
      meta: {
        successMessage: 'Utworzono tłumaczenie artykułu',
        errorMessage: 'Wystąpił niespodziewany błąd podczas kopiowania artykułu do innej wersji językowej',
      },
      onSuccess: ({ id }) => open(id),
    },
  });

  async function copy(language: ArticleLanguage) {
    const agreed = await confirm({
      title: `Skopiować artykuł do wersji językowej: ${language.name}?`,
      message: 'Powstanie artykuł roboczy o tej samej treści, do przetłumaczenia.',
      action: 'Skopiuj artykuł',
    });
    if (agreed) copying.mutate({ id: article.id, data: { languageId: language.id } });
  }

  return (
    <nav className="language-flags framed overflow-hidden flex flex-wrap" aria-label="Wersje językowe artykułu">
      {article.languages.map((language) => {
        const isOpen = language.id === article.language.id;
        const translation = article.translations.find((one) => one.languageId === language.id);
        const isNew = !isOpen && translation === undefined;
        const disabledReason =
          articleDisabledReason ?? whyNotCopied(can('copyArticleToTranslation'), isDirty || copying.isPending);
        const reason = isNew ? disabledReason : undefined;
        const label = isOpen
          ? `${language.name} (otwarta)`
          : `${isNew ? 'Skopiuj artykuł do języka' : 'Otwórz tłumaczenie'}: ${language.name}`;
        return (
          <Hint key={language.id} text={reason ?? label} isLabel={reason === undefined}>
            <button
              type="button"
              className={`language-flag ${isNew ? 'muted' : ''} inline-flex align-items-center justify-content-center gap-1`}
              // what is read begins with what is seen (WCAG 2.5.3)
              aria-label={`${language.isoCode}, ${label}`}
              aria-current={isOpen || undefined}
              aria-disabled={reason !== undefined || undefined}
              onClick={() => {
                if (isOpen || reason !== undefined) return;
                if (translation) void open(translation.id);
                else void copy(language);
              }}
            >
              <Flag file={language.isoCodeFile} />
              {language.isoCode}
              {isNew && <i className="pi pi-plus" aria-hidden="true" />}
            </button>
          </Hint>
        );
      })}
    </nav>
  );
}

function whyNotCopied(mayCopy: boolean, isUnsaved: boolean): string | undefined {
  if (!mayCopy) return 'Brak uprawnienia do tworzenia tłumaczeń';
  return isUnsaved ? 'Zapisz zmiany, aby skopiować artykuł do innej wersji językowej' : undefined;
}
