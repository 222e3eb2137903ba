import { useState } from 'react';

export interface Question<Asked, Answer> {
  asked: Asked;
  answer: (answer: Answer) => void;
}

/** A dialog that is asked and waited for: the answer of `ask` comes when the dialog calls `answer`. */
export function useQuestion<Asked, Answer>() {
  const [pending, setPending] = useState<Question<Asked, Answer>>();
  return {
    pending,
    ask: (asked: Asked) =>
      new Promise<Answer>((resolve) => {
        setPending({
          asked,
          answer(answer) {
            setPending(undefined);
            resolve(answer);
          },
        });
      }),
  };
}
