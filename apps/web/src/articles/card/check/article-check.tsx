import type { CheckedTexts } from '@redakcja/domain/articles/check/check-text';
import type { TextFinding } from '@redakcja/domain/articles/check/checked-texts';
import { mended } from '@redakcja/domain/articles/check/finding';
import { findingLabels } from '@redakcja/domain/articles/check/publication-check';
import { useListArticleDeadLinks } from '@redakcja/generated/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import { useStore } from '@tanstack/react-form';
import { useMemo, useRef } from 'react';
import type { Editor } from '../../../shared/form/state/use-editor.ts';
import { useDebounced } from '../../../shared/pickers/use-debounced.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { useNear } from '../../../shared/ui/page/use-near.ts';
import type { ArticleValues } from '../../article-form-model.ts';
import { textsOf } from './checked-texts.ts';
import { FileFindings, fileFindings, SameText, SectionLinks } from './file-findings.tsx';
import { showAttachment, showPlace } from './show-place.ts';
import { useFindings } from './use-findings.ts';

/** More would bury the rest of the card; what is behind appears as others are mended. */
const maxShown = 12;

interface ArticleCheckProps {
  /** Undefined for a new one. */
  article: Article | undefined;
  language: CheckedTexts['language'];
  editor: Editor<ArticleValues>;
  /** What is known of its files. */
  attachments: readonly AttachmentCheck[];
  /** Why the texts cannot be changed. */
  disabledReason: string | null;
}

/** What the check of the texts finds while they are typed, with the way to each place. */
export function ArticleCheck({ article, language, editor, attachments, disabledReason }: ArticleCheckProps) {
  const { form } = editor;
  const values = useDebounced(useStore(form.store, (state) => state.values));
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  const {
    data: deadLinks,
    isError,
    isFetching,
    refetch,
  } = useListArticleDeadLinks(article?.id ?? 0, {
    query: { enabled: isNear && article !== undefined, meta: { silent: true, optional: true } },
  });
  const texts = useMemo(
    () => ({ ...textsOf({ ...article, language }, values), deadLinks }),
    [article, language, values, deadLinks],
  );
  const { findings, content: checkedContent } = useFindings(texts);
  const inSection = deadLinks?.filter((one) => !one.isInContent) ?? [];
  const inFiles = fileFindings(attachments);
  const sameText = article?.review.sameText ?? null;
  const count = findings.length + inFiles.length + inSection.length + (sameText === null ? 0 : 1);
  const errors = [...findings, ...inFiles].filter(({ isError }) => isError).length;

  function mend({ fix = [] }: TextFinding) {
    // typed since the check: its places are not those of this text
    if (form.state.values.content !== checkedContent) return;
    form.setFieldValue('content', mended(checkedContent, fix));
  }

  return (
    <Card title="Sprawdzenie treści" aside={summaryOf(errors, count - errors, isError)}>
      <div ref={box} className="flex flex-column gap-3">
        {count === 0 && !isError && <p className="m-0 muted">Nie znaleziono błędów ani uwag.</p>}
        {findings.length > 0 && (
          <ul className="m-0 p-0 list-none flex flex-column gap-3">
            {findings.slice(0, maxShown).map((finding) => (
              <li key={`${finding.field} ${finding.row} ${finding.code} ${finding.place.start} ${finding.message}`}>
                <p className="m-0">
                  <strong>{finding.isError ? 'Błąd' : 'Uwaga'}:</strong> {finding.message}.
                </p>
                {finding.excerpt !== '' && <p className="mt-1 mb-0 small muted">„{finding.excerpt}”</p>}
                <div className="flex flex-wrap gap-2 mt-1">
                  <Button
                    variant="text"
                    icon="search"
                    label="Pokaż miejsce"
                    aria-label={`Pokaż miejsce: ${findingLabels[finding.code]}`}
                    onClick={() => showPlace(editor.element.current, finding)}
                  />
                  {finding.fix && (
                    <Button
                      variant="text"
                      icon="wrench"
                      label="Popraw"
                      aria-label={`Popraw: ${findingLabels[finding.code]}`}
                      disabledReason={disabledReason ?? undefined}
                      onClick={() => mend(finding)}
                    />
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
        {inFiles.length > 0 && (
          <FileFindings findings={inFiles} onShow={(name) => showAttachment(editor.element.current, name)} />
        )}
        {inSection.length > 0 && <SectionLinks links={inSection} />}
        {isError && (
          <div className="notice" role="status">
            <p className="mt-0 mb-2">Nie udało się sprawdzić, dokąd prowadzą łącza. Reszta jest sprawdzona.</p>
            <Button label="Sprawdź łącza ponownie" icon="refresh" busy={isFetching} onClick={() => void refetch()} />
          </div>
        )}
        {sameText !== null && <SameText same={sameText} />}
        {findings.length > maxShown && <p className="m-0 small muted">I jeszcze {findings.length - maxShown}.</p>}
      </div>
    </Card>
  );
}

function summaryOf(errors: number, hints: number, isPart: boolean): string {
  if (errors + hints === 0) return isPart ? '' : 'w porządku';
  return [errors > 0 && `błędy: ${errors}`, hints > 0 && `uwagi: ${hints}`].filter(Boolean).join(', ');
}
