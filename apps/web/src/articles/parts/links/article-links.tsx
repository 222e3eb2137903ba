import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { linkKey } from '@redakcja/domain/articles/form/article-part-keys';
import { defaultLinkTarget, linkTargetLabels, linkTypeLabels } from '@redakcja/domain/shared/link-labels';
import { LinkType } from '@redakcja/generated/model/linkType';
import { useSession } from '../../../shared/session/session.ts';
import { RowText } from '../../../shared/ui/page/row-text.tsx';
import type { LinkValue } from '../../article-form-model.ts';
import { PartList } from '../part-list.tsx';
import type { SectionProps } from '../section-props.ts';
import { LinkDialog } from './link-dialog.tsx';

const texts = {
  empty: 'Nie ma łączy',
  add: 'Dodaj łącze',
  duplicate: 'Takie łącze jest już na liście',
  one: 'łącze',
};

/** Links to categories, articles and elsewhere, in their order (specification, section 2.2). */
export function ArticleLinks({ form, locks, language }: SectionProps) {
  const { newTabOpenLinks } = useSession().parameters;
  const blank: LinkValue = {
    type: LinkType.External,
    linkToMenuElementId: null,
    linkToArticleTranslationId: null,
    displayText: '',
    title: '',
    url: '',
    target: defaultLinkTarget(newTabOpenLinks),
    destination: '',
  };
  return (
    <form.AppField name="links">
      {() => (
        <PartList
          label={articleFieldLabels.links}
          texts={texts}
          disabledReason={locks.links.reason ?? undefined}
          blank={blank}
          keyOf={linkKey}
          row={(link) => (
            <>
              <i className={`row-icon flex-none text-center pi ${icons[link.type]}`} aria-hidden="true" />
              <RowText
                name={link.displayText}
                detail={[linkTypeLabels[link.type], link.url || link.destination, linkTargetLabels[link.target]]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </>
          )}
          dialog={(props) => <LinkDialog {...props} language={language} />}
        />
      )}
    </form.AppField>
  );
}

const icons: Readonly<Record<LinkType, string>> = {
  [LinkType.Category]: 'pi-sitemap',
  [LinkType.Article]: 'pi-file',
  [LinkType.External]: 'pi-external-link',
};
