import { useState } from 'react';

export interface Question<Subject, Answer> {
  subject: Subject;
  answer: (answer: Answer) => void;
}

/** A dialog that is asked and waited for: the answer of `ask` comes when the dialog calls `answer`. */
export function useQuestion<Subject, Answer>() {
  const [pending, setPending] = useState<Question<Subject, Answer>>();
  return {
    pending,
    ask: (subject: Subject) =>
      new Promise<Answer>((resolve) => {
        setPending({
          subject,
          answer(answer) {
            setPending(undefined);
            resolve(answer);
          },
        });
      }),
  };
}
