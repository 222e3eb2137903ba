// The Polish stemmer of Snowball 3.1 (algorithms/polish.sbl by Dmitry Shachnev), written in TypeScript: no maintained package has it.
//
// Copyright (c) 2001, Dr Martin Porter
// Copyright (c) 2004,2005, Richard Boulton
// Copyright (c) 2013, Yoshiki Shibukawa
// Copyright (c) 2006-2025, Olly Betts
// All rights reserved.
//
// Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions are met:
//   1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer.
//   2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer in the
//      documentation and/or other materials provided with the distribution.
//   3. Neither the name of the Snowball project nor the names of its contributors may be used to endorse or promote products derived from this
//      software without specific prior written permission.
// THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO,
// THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT OWNER OR
// CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO,
// PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY,
// WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF
// ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

/** What becomes of the end of a word; `inside` only where what stays has a vowel and a consonant after it. */
type Change = (stem: string, isLongEnough: boolean) => string | null;

const remove: Change = (stem) => stem;
const inside: Change = (stem, isLongEnough) => (isLongEnough ? stem : null);
const leaveS: Change = (stem) => `${stem}s`;
const leaveL: Change = (stem) => `${stem}ł`;
const removeOrLeaveS: Change = (stem, isLongEnough) => (isLongEnough ? stem : `${stem}s`);

/** Of a participle or a comparative, whose own ending went first. */
const furtherEndings: ReadonlyMap<string, string> = new Map([
  ['ając', ''],
  ['ąc', ''],
  ['iejsz', ''],
  ['sz', ''],
  ['sząc', 's'],
]);
const removeAdjective: Change = (stem) => {
  for (let length = 5; length > 1; length -= 1) {
    const left = stem.length - length < untouched ? undefined : furtherEndings.get(stem.slice(-length));
    if (left !== undefined) return stem.slice(0, -length) + left;
  }
  return stem;
};

/** Letters at the beginning that stay whatever comes. */
const untouched = 2;

const listed: readonly [Change, string][] = [
  [
    remove,
    `asz esz isz amy emy imy acie ecie icie ają eść aść ać ieć ić ąć ając ąc ałem iałem iłem ałam iałam iłam am ałeś iałeś iłeś ałaś iałaś iłaś
    ał iał ił ała iała iła ało iało iło aliśmy ieliśmy iliśmy ałyśmy iałyśmy iłyśmy aliście ieliście iliście ałyście iałyście iłyście
    ali ieli ili ały iały iły aj ajcie cie ę
    ająca ąca iejsza sza ającą ącą iejszą ające ące iejsze sze`,
  ],
  [leaveS, 'szę sząca szącą szące'],
  [removeOrLeaveS, 'szą'],
  [leaveL, 'łeś łaś liśmy łyśmy liście łyście'],
  [removeAdjective, 'y ego iego emu iemu ym im ej iej ych ich ymi imi'],
  [inside, 'a o i u ia owi iowi ą ią em iem e iu ie ów om iom ami iami ach iach'],
];
const endings: ReadonlyMap<string, Change> = new Map(
  listed.flatMap(([change, words]) => words.split(/\s+/).map((ending) => [ending, change] as const)),
);
const maxEnding = 8;
const conditional = /(?:byście|byśmy|bym|byś|by)$/;
const withoutAccent: Readonly<Record<string, string>> = { ć: 'c', ń: 'n', ś: 's', ź: 'z' };

/** The stem of a word in lower case: the same for most of its forms, and no word itself. */
export function polishStem(given: string): string {
  const region = /[aąeęioóuy][^aąeęioóuy]/.exec(given);
  const start = region === null ? given.length : region.index + 2;
  const word = given.slice(0, start) + given.slice(start).replace(conditional, '');
  for (let length = Math.min(maxEnding, word.length - untouched); length > 0; length -= 1) {
    const stem = word.slice(0, -length);
    const left = endings.get(word.slice(-length))?.(stem, start <= stem.length) ?? null;
    if (left !== null) return left.replace(/(?<=..)'$/, '');
  }
  const last = withoutAccent[word.slice(-1)];
  return last === undefined || word.length < 2 ? word : word.slice(0, -1) + last;
}
