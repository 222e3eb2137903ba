import { useEffect, useEffectEvent, useState } from 'react';
import type { RecordState } from '../../../shared/form/state/record.ts';
import type { Editor } from '../../../shared/form/state/use-editor.ts';
import type { ArticleValues } from '../../article-form-model.ts';

/**
 * What somebody else has saved since the card was loaded: a card without changes of its own takes it at once, one with changes gets it here. `stored` is
 * the entity tag of the article on the server.
 */
export function useNewerSave(editor: Editor<ArticleValues>, stored: string | undefined) {
  const { etag } = editor.record;
  const [newest, setNewest] = useState<RecordState<ArticleValues>>();
  // one's own save is known to the server before its answer is here
  const isOther = stored !== undefined && stored !== etag && !editor.isSending;
  const look = useEffectEvent(async () => {
    if (!editor.isDirty()) return editor.joinNewest(false);
    setNewest(await editor.record.fetchNewest?.().catch(() => undefined));
  });
  useEffect(() => {
    if (isOther && stored !== undefined) void look();
  }, [isOther, stored]);
  return isOther && newest?.etag !== etag ? newest : undefined;
}
