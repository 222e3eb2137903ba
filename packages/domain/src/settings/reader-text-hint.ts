// Hints about common mistakes in texts for screen readers. They never prevent saving.

export interface ReaderText {
  /** The text for screen readers. */
  title: string;
  /** The visible name. */
  displayText?: string | null | undefined;
  fileName?: string | null | undefined;
  /** Other texts on the same page. */
  others?: readonly string[];
}

const fileEnding = /\.(?:svg|bmp|png|jpe?g|gif|webp|pdf)$/i;

const plain = (text: string) => text.trim().toLowerCase();
const withoutEnding = (text: string) => plain(text).replace(fileEnding, '');

/** A hint when the text is a file name, repeats the visible name or another text on the page; otherwise null. */
export function readerTextHint({ title, displayText, fileName, others = [] }: ReaderText): string | null {
  const text = plain(title);
  if (text === '') return null;
  if (fileEnding.test(text) || (fileName && withoutEnding(fileName) === text))
    return 'To wygląda na nazwę pliku. Czytnik ekranu odczyta ją zamiast treści: opisz, dokąd prowadzi łącze';
  if (displayText && plain(displayText) === text)
    return 'Tekst jest taki sam jak nazwa, więc nic do niej nie dodaje: opisz, dokąd prowadzi łącze';
  if (others.some((other) => plain(other) === text))
    return 'Ten sam tekst ma już inny element strony: osoba z czytnikiem ekranu ich nie odróżni';
  return null;
}
