import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { useCreateArticleComment, useListArticleComments } from '@redakcja/generated/articles/articles';
import { articleCommentInputTextMax } from '@redakcja/generated/zod/articleCommentInput';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Textarea } from '../../../shared/ui/inputs/textarea.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { useNear } from '../../../shared/ui/page/use-near.ts';

interface ArticleCommentsProps {
  articleId: number;
  /** Why the article is closed to the user, by its categories. */
  disabledReason: string | null;
}

const failedReading = 'Nie udało się pobrać uwag do artykułu';
const failedSending = 'Nie udało się dodać uwagi do artykułu';

/** What editors and approvers say about the article, in all its versions. Visitors never see it. */
export function ArticleComments({ articleId, disabledReason }: ArticleCommentsProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  const comments = useListArticleComments(articleId, {
    query: { enabled: isNear, meta: { optional: true, errorMessage: failedReading } },
  });
  const [text, setText] = useState('');
  const id = useId();
  const { mutate: send, isPending } = useCreateArticleComment({
    mutation: { meta: { errorMessage: failedSending }, onSuccess: () => setText('') },
  });
  const isEmpty = text.trim() === '';
  const add = () => send({ id: articleId, data: { text: text.trim() } });

  return (
    <div ref={box}>
      <Card title="Uwagi do artykułu" aside={comments.data?.length}>
        {comments.isError && <p className="mt-0 muted">{failedReading}.</p>}
        <ul className="ruled m-0 p-0 list-none" aria-label="Uwagi do artykułu">
          {comments.data?.map((one) => (
            <li key={one.id} className="py-2">
              <p className="m-0 small muted">
                <strong>{one.createdBy}</strong> ·{' '}
                <time dateTime={one.createdDate}>{formatDateTime(one.createdDate)}</time> · wersja {one.version}
              </p>
              <p className="mt-1 mb-0 white-space-pre-line">{one.text}</p>
            </li>
          ))}
        </ul>
        <div className="field mt-2">
          <label htmlFor={id} className="field-label">
            Nowa uwaga
          </label>
          <Textarea
            id={id}
            value={text}
            onChange={setText}
            maxLength={articleCommentInputTextMax}
            aria-describedby={`${id}-hint`}
            onCtrlEnter={isEmpty || isPending || disabledReason !== null ? undefined : add}
          />
          <p id={`${id}-hint`} className="small muted">
            Widzą ją tylko osoby, które pracują nad artykułami.
          </p>
        </div>
        <Button
          label="Dodaj uwagę"
          icon="comment"
          busy={isPending}
          disabledReason={disabledReason ?? (isEmpty ? 'Wpisz treść uwagi' : undefined)}
          onClick={add}
        />
      </Card>
    </div>
  );
}
