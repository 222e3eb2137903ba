// The most common passwords. Words are listed; capitals, digits and signs added to fulfil the other rules are removed before the comparison.

import { foldLetters } from '../shared/text/fold-letters.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const digitRuns = '01234567890 09876543210';

/** Characters used as letters. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const lettersOf = (text: string) => text.replace(/[^a-z]/g, '');

/** The word in it, however it is decorated: letters alone, and with signs for letters in any part of it that digits do not merely follow. */
function candidates(folded: string): string[] {
  const start = folded.replace(/^[^a-z@$]+/, '');
  const undisguised = (text: string) => lettersOf(text.replace(/[0-9@$!]/g, (sign) => disguises[sign] ?? ''));
  const found = [lettersOf(folded)];
  for (let end = start.length; end > 0; end -= 1) {
    found.push(undisguised(start.slice(0, end)));
    if (/[a-z]/.test(start[end - 1] ?? '')) break;
  }
  return found;
}

function isKnown(word: string): boolean {
  const once = /^(.+?)\1+$/.exec(word)?.[1] ?? word;
  return commonWords.has(word) || commonWords.has(once) || (once.length > 0 && alphabet.includes(once));
}

/** Whether a password is among those that are tried first: a popular word, a row of keys or of the alphabet, with digits and signs around it. */
export function isCommonPassword(password: string): boolean {
  const folded = foldLetters(password);
  const letters = lettersOf(folded);
  const digits = folded.replace(/\D/g, '');
  const isDigitRun = digits.length >= 4 && (digitRuns.includes(digits) || /^(\d)\1+$/.test(digits));
  return candidates(folded).some(isKnown) || (letters.length <= 3 && isDigitRun);
}

/** Without Polish letters: the beginning of leaked lists and what is typical of a Polish office. */
const commonWords = new Set(
  `haslo hasla haselko nowehaslo mojehaslo tajne tajnehaslo sekret zmien zmienmnie zmiana zmianahasla witaj witam start logowanie login dostep
  password passwort pass passw passwd welcome letmein iloveyou trustno secret changeme default master monkey dragon shadow sunshine princess football baseball
  superman batman pokemon matrix killer hunter freedom whatever computer internet samsung michael jordan jessica summer winter spring autumn
  qwe qwer qwert qwerty qwertz qwertyuiop qwertyui qweasd qweasdzxc qwedsa asd asdf asdfg asdfgh asdfghj asdfghjkl zxc zxcv zxcvb zxcvbn zxcvbnm
  qaz qazwsx qazwsxedc zaqwsx zaqwsxcde zaqxsw wsx poiuytrewq lkjhgfdsa mnbvcxz
  admin admins administrator root user uzytkownik test tester testowe demo gosc redaktor redakcja bip biuletyn gmina miasto powiat urzad urzadgminy sekretariat
  polska polski polak warszawa krakow wroclaw gdansk poznan lodz legia lech wisla barcelona liverpool arsenal manchester
  kochanie kocham kochamcie misiek misiu misio kotek kotka piesek pies slonko sloneczko skarb skarbie myszka mysza aniolek kwiatek truskawka dupa
  komputer telefon samochod mercedes toyota rodzina mama tata dom domek praca szkola wakacje
  styczen luty marzec kwiecien maj czerwiec lipiec sierpien wrzesien pazdziernik listopad grudzien wiosna lato jesien zima
  poniedzialek wtorek sroda czwartek piatek sobota niedziela
  anna ania ewa maria kasia katarzyna basia barbara asia joanna magda magdalena monika agnieszka karolina natalia paulina dominika zuzia zuzanna julia maja
  jan janek adam piotr piotrek pawel tomek tomasz marcin mateusz bartek kuba jakub michal krzysiek krzysztof andrzej lukasz kamil damian dawid daniel`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
