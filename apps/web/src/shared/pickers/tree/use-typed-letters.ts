import { type KeyboardEvent, useRef } from 'react';
import { rowOfTyped } from './typed-row.ts';

/** ms after which the next letter begins a new name. */
const typingPause = 700;

type Letter = Pick<KeyboardEvent, 'key' | 'timeStamp'>;

/** Letters typed in a tree, which look for the row whose name begins with them. */
export function useTypedLetters() {
  const typed = useRef({ text: '', at: 0 });
  const isTyping = ({ timeStamp }: Letter) => timeStamp - typed.current.at < typingPause && typed.current.text !== '';
  return {
    /** A space belongs to the name that is being typed. */
    isTyping,
    /** The index of the found row. */
    rowOf(letter: Letter, rows: readonly { name: string }[], index: number): number | undefined {
      const text = isTyping(letter) ? typed.current.text + letter.key : letter.key;
      typed.current = { text, at: letter.timeStamp };
      return rowOfTyped(text, rows, index);
    },
  };
}
