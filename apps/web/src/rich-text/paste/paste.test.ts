// What comes of texts as office programs put them on the clipboard: recorded from LibreOffice 7.4, and as Word and Excel write.
import { describe, expect, test } from 'vitest';
import { makeQuill, noticeOfPaste } from '../make-editor.ts';
import { htmlOf } from '../semantic-html.ts';
import { allTools } from '../toolbar/tools.ts';
import type { OfficeClipboard } from './clipboard.ts';
import calc from './fixtures/calc-html.txt?raw';
import excel from './fixtures/excel-html.txt?raw';
import word from './fixtures/word-html.txt?raw';
import writer from './fixtures/writer-html.txt?raw';
import writerText from './fixtures/writer-plain.txt?raw';

function pasted(html: string, text = ''): string {
  const quill = makeQuill(document.body.appendChild(document.createElement('div')), { tools: allTools });
  quill.setContents((quill.clipboard as OfficeClipboard).pasted({ html, text }));
  return htmlOf(quill);
}

const notice = (...lost: string[]) => ({ lost, unseen: [], pale: [] });

describe('a letter of Writer', () => {
  test('keeps', () => {
    const html = pasted(writer, writerText);
    for (const [what, part] of [
      ['addresses in lines, not in paragraphs', '<p>Pani<br>Joanna Wiśniewska<br>ul. Lipowa 4/6</p>'],
      ['what stands at the right', '<p style="text-align: right;">Rada Gminy</p>'],
      ['headings under the title of the page', '<h2>Zarządzenie Nr 15/2026</h2><h3><strong>Rozdział I'],
      ['colours of the text', '<span style="color: rgb(192, 0, 0);">czerwone</span>'],
      ['no white behind words', '</span>, czarne Arial, <span lang="en-GB">English words</span>.'],
      ['soft hyphens and spaces that do not break', 'dzie\u00adlony wyraz, twarda\u00a0spacja w\u00a0urzędzie'],
      ['numbers of footnotes that lead there', 'przypis<a href="#sdfootnote1sym" id="sdfootnote1anc"><sup>1</sup></a>'],
      ['and back', '<p><a href="#sdfootnote1anc" id="sdfootnote1sym">1</a> Dz. U. z 2024 r. poz. 1465.</p>'],
      ['no tab from an indent', '<p style="text-align: justify;">Na podstawie'],
      ['links with nothing but the address', '<a href="mailto:urzad@jasionka.pl">urzad@jasionka.pl</a>'],
      ['a link within the text', '<a href="#zal1">załącznik</a>'],
      ['and its anchor', '<p id="zal1">Po podziale strony.</p>'],
      ['an item of two paragraphs as one item', '<li>litera b<br>drugi akapit punktu b</li></ol>'],
      [
        'letters, Roman numbers and digits',
        '<ol class="ql-list-bracket-lower-alpha" type="a"><li>litera a<ol type="I"><li>rzymskie I<ol><li>cyfra 1</li></ol>',
      ],
      ['numbers that no list shows as words', '<p>1. jeden</p><p class="ql-indent-1">1.1. jeden jeden</p>'],
      ['paragraphs of law as they are numbered', '<p>§ 1. Traci moc zarządzenie.</p><p>§ 2. Wchodzi w życie.</p>'],
      ['a number to begin with', '<ol start="4"><li>cztery</li></ol>'],
      ['the colour of a cell once', '<th scope="col" style="background-color: rgb(217, 217, 217)">Lp.</th>'],
      ['a list in a cell', '<td><ul><li>punkt w komórce</li></ul></td><td></td>'],
      ['accepted changes', '<p>Zmiany: WSTAWIONY TEKST oraz koniec zmian.</p>'],
    ] as const) {
      expect.soft(html, what).toContain(part);
    }
    expect(html, 'no empty lines').not.toMatch(/<p>\s*<\/p>/);
  });

  test('loses only its picture, which is reported', () => {
    expect(noticeOfPaste({ tools: allTools }, writer, writerText)).toEqual(notice('obraz „herb.png”'));
  });
});

describe('a text of Word', () => {
  test('keeps', () => {
    const html = pasted(word);
    for (const [what, part] of [
      ['paragraphs of law as they are numbered', '<p>§ 1. Ustala się opłaty:</p><ol'],
      [
        'lists in lists',
        '<ol class="ql-list-bracket-lower-alpha" type="a"><li>za wodę<ol type="i"><li>zimną</li><li>ciepłą</li></ol></li><li>za ścieki</li></ol>',
      ],
      ['bullets, and a list that begins later', '<ul><li>kropka</li></ul><ol start="7"><li>siódmy</li></ol>'],
      ['changes that nobody has accepted', 'wynosi <del>10</del><ins>12</ins> zł'],
      ['footnotes', '<a href="#_ftn1" id="_ftnref1">[1]</a>'],
      ['their texts', '<p><a href="#_ftnref1" id="_ftn1">[1]</a> Dz. U. z 2026 r. poz. 5.</p>'],
      ['links to missing anchors as text', 'zob. rozdział i pismo.'],
      ['single spaces', '<strong>ustawy</strong> uchwala się: koniec</p>'],
    ] as const) {
      expect.soft(html, what).toContain(part);
    }
  });

  test('loses a link and a local picture, which is reported', () => {
    expect(noticeOfPaste({ tools: allTools }, word, '')).toEqual(
      notice('obraz „image001.png”', 'łącze do pliku „pismo.docx”'),
    );
  });
});

test('numbers of Word that do not go on become words, each as it was', () => {
  const item = (mark: string, text: string, level = 1) =>
    `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span>${text}</p>`;
  expect(pasted(item('1.', 'a') + item('1.1.', 'b', 2) + item('2.', 'c'))).toBe(
    '<p>1. a</p><p class="ql-indent-1">1.1. b</p><p>2. c</p>',
  );
  expect(pasted(item('2)', 'a') + item('3)', 'b'))).toBe(
    '<ol class="ql-list-bracket-decimal" start="2"><li>a</li><li>b</li></ol>',
  );
  expect(pasted(item('Art. 5.', 'a'))).toBe('<p>Art. 5. a</p>');
  expect(pasted(item('h)', 'a') + item('i)', 'b') + item('j)', 'c'))).toBe(
    '<ol class="ql-list-bracket-lower-alpha" type="a" start="8"><li>a</li><li>b</li><li>c</li></ol>',
  );
});

test('a sheet of Calc keeps merged cells, numbers as they are shown, lines of a cell, and colours once', () => {
  const html = pasted(calc);
  expect(html).toContain(
    '<td colspan="4" style="background-color: rgb(221, 221, 221)"><p style="text-align: center;"><strong>Wydatki 2026</strong></p></td>',
  );
  expect(html).toContain('<td rowspan="2">600 Transport</td><td><p style="text-align: right;">01.03.2026</p></td>');
  expect(html).toContain('<td>wiersz 1<br>wiersz 2</td>');
  expect(html.startsWith('<table>')).toBe(true);
  expect(noticeOfPaste({ tools: allTools }, calc, '')).toEqual(notice());
});

test('a table of Excel looks as the classes of its cells say', () => {
  const html = pasted(excel);
  for (const part of [
    '<td colspan="2" style="background-color: rgb(217, 217, 217)"><p style="text-align: center;"><strong>Wydatki</strong></p></td>',
    '<td><p style="text-align: right;">12 345,50 zł</p></td>',
    '<em>Transport</em>',
    '<td><p style="text-align: right;">600</p></td>',
    '<td><span style="color: red;">Razem</span></td>',
    'do <strong style="color: red;">sprawdzenia</strong>',
  ]) {
    expect.soft(html).toContain(part);
  }
  expect(noticeOfPaste({ tools: allTools }, excel, '')).toEqual(notice());
});

test('the black of office programs is no colour', () => {
  expect(pasted('<p><span style="color:windowtext">a</span> <font color="#000000">b</font></p>')).toBe('<p>a b</p>');
});

test('Polish words are not marked as another language', () => {
  expect(pasted('<p><span lang="EN-US">zażółć</span> <span lang="en">fair use</span></p>')).toBe(
    '<p>zażółć <span lang="en">fair use</span></p>',
  );
});

test('programs and styles of a page leave no text behind', () => {
  expect(
    pasted('<style>p { color: red }</style><p>a<script>alert(1)</script></p><noscript>włącz skrypty</noscript>'),
  ).toBe('<p>a</p>');
});
