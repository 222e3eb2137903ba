// Pages are rendered and asked: by the text of their elements, without tags.
import { describe, expect, test } from 'vitest';
import { withLook } from '../look.ts';
import { article, context, frame } from '../testing/page-context.ts';
import { before, pagesOf, render, searched } from '../testing/rendered-pages.ts';
import { ArticlePage } from './article-page.tsx';
import { ChangesPage } from './changes-page.tsx';
import { DifferencePage } from './difference-page.tsx';
import { MapPage } from './map-page.tsx';
import { OfficePage } from './office-page.tsx';
import { SearchPage } from './search-page.tsx';
import { StatisticsPage } from './statistics-page.tsx';

const pages = pagesOf(context);

describe.each(Object.entries(pages))('the page %s', (_name, { html }) => {
  test('has one first heading, a title with the office, a language, and a way past the menus', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]*Urząd Gminy Jasionka[^<]*BIP<\/title>/);
    expect(html).toMatch(/^<html lang="pl" class="theme-0c5944">/);
    expect(html).toContain('href="#tresc"');
    expect(html).toContain('<main id="tresc"');
  });

  test('has what the regulation asks for: the sign, the editors, the instruction, the subject menu, the search', () => {
    const inHeader = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    expect(inHeader).toContain('alt="Biuletyn Informacji Publicznej"');
    expect(inHeader).toContain('href="/artykul/1/instrukcja"');
    expect(inHeader).toContain('name="q"');
    expect(html).toContain('aria-label="Menu przedmiotowe"');
    const footer = html.slice(html.indexOf('<footer'));
    for (const fact of ['Anna Nowak', '+48 17 850 10 20', 'urzad@jasionka.example']) expect(footer).toContain(fact);
  });

  test('has no script, no style in it, and an alternative text for every picture', () => {
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    for (const [picture] of html.matchAll(/<img[^>]*>/g)) expect(picture).toContain('alt=');
  });
});

test('an article shows its five marks, its history with reasons, its attachments and its place', () => {
  const { text, html } = pages.article;
  for (const fact of [
    'Podmiot udostępniający Rada Gminy Jasionka',
    'Wytworzył lub odpowiada za treść Maria Zielińska, skarbnik',
    'Data wytworzenia 20.11.2026',
    'Wprowadził Anna Nowak',
    'Udostępnił Marek Zięba',
    'Data udostępnienia 22.11.2026 08:00',
    'Ostatnia zmiana 22.11.2026 13:40',
    'wersja 2 , 22.11.2026 13:40 poprawiono kwotę',
    '12 stron · 384 KB · dodano 22.11.2026 · czytaj jako tekst',
    'Strona główna Rada Gminy Uchwały',
  ])
    expect(text).toContain(fact);
  expect(html).toContain('href="/artykul/187/uchwala/zmiany/2"');
  expect(html).toContain('<li class="open"><a href="/kategoria/2/x"');
});

test('an article says what it is to programs that read pages', () => {
  const { html } = pages.article;
  expect(html).toContain('itemType="https://schema.org/Article"');
  expect(html).toContain('<h1 itemProp="headline">Uchwała w sprawie budżetu</h1>');
  expect(html).toContain('<time itemProp="dateModified" dateTime="2026-11-22T12:40:00.000Z">22.11.2026 13:40</time>');
  expect(html).toContain('<span itemProp="name">Uchwały</span></a><meta itemProp="position" content="2"/>');
});

test('a former version says so and is not for search engines', () => {
  const { text, html } = render(ArticlePage, { ...context, article: before });
  expect(text).toContain('Ta wersja już nie obowiązuje. Przejdź do aktualnej');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('a difference reads without colours', () => {
  const { text, html } = pages.difference;
  expect(text).toContain('usunięto: 100');
  expect(text).toContain('dodano: 400 000');
  expect(text).toContain('Powód: poprawiono kwotę.');
  expect(html).toContain('<ins><span class="hidden">dodano: </span>Uchwała</ins>');
});

test('lists lead to their other pages with what they are narrowed by', () => {
  expect(pages.category.html).toContain('href="/kategoria/3/uchwaly?strona=3"');
  expect(pages.search.html).toContain('q=bud%C5%BCet&amp;kategoria=3&amp;strona=1');
  expect(pages.home.text).toContain('Uchwały opublikowano 22.11.2026 2 załączniki');
  expect(pages.category.text).toContain('Zwiększa dochody. opublikowano 22.11.2026 2 załączniki');
});

test('tiles that lead nowhere are left out', () => {
  expect(pages.home.text).toContain('Sesje rady');
  expect(pages.home.text).not.toContain('Szkic');
});

test('a language leads to the same page where it exists, and to its home page elsewhere', () => {
  const translations = [...article.translations, { isoCode: 'EN', path: '/en/artykul/187/resolution' }];
  const { html } = render(ArticlePage, { ...context, article: { ...article, translations } });
  expect(html).toContain('<a href="/en/artykul/187/resolution" lang="en"');
  expect(pages.map.html).toContain('<a href="/en" lang="en"');
});

test('a reader sees the form of the look, and keeps what it asked for in links and forms', () => {
  const look = ['kontrast', 'odstepy'] as const;
  const { html } = render(SearchPage, { ...searched, look });
  expect(html).toContain('<html lang="pl" class="theme-0c5944 kontrast odstepy">');
  expect(html).toContain('name="wyglad" checked="" value="kontrast"/> Wysoki kontrast');
  expect(html).toContain('value="tekst"/> Większy tekst');
  expect(html).toContain('<input type="hidden" name="kategoria" value="3"/>');
  const kept = withLook(html, look);
  expect(kept).toContain('href="/artykul/187/uchwala?wyglad=kontrast&amp;wyglad=odstepy"');
  expect(kept).toContain('strona=1&amp;wyglad=kontrast&amp;wyglad=odstepy"');
  expect(kept).toContain('href="/artykul/187/uchwala/tekst/2?wyglad=kontrast&amp;wyglad=odstepy#strona-4"');
  expect(withLook(pages.article.html, look)).toMatch(/href="\/zalacznik\/\d+\/\d+"/);
  expect(kept.match(/<input type="hidden" name="wyglad" value="kontrast"\/>/g)).toHaveLength(2);
  expect(withLook(html, [])).toBe(html);
});

test('pages lead to the feeds of their language, articles to one of their own', () => {
  expect(pages.article.html).toContain(
    'type="application/atom+xml" title="Kanał zmian: Uchwała w sprawie budżetu" href="/atom.xml?artykul=187"',
  );
  expect(pages.category.html).toContain('title="Uchwały" href="/atom.xml?kategoria=3"');
});

test('what an office has not filled in is not shown', () => {
  const site = { ...frame.site, contacts: [], tiles: [], bookmarks: [], horizontalMenu: [] };
  const { text } = render(OfficePage, { ...context, frame: { ...frame, site } });
  expect(text).not.toMatch(/Kierownictwo Maria|Faks|ePUAP|null|undefined/);
  expect(text).toContain('poniedziałek 07:30–15:30');
});

describe('an office with nothing yet', () => {
  const { site } = frame;
  const name = 'Biuletyn Informacji Publicznej';
  const blank = {
    phone: null,
    email: null,
    city: null,
    street: null,
    streetNumber: null,
    zipCode: null,
    nip: '',
    regon: '',
  };
  const office = { ...site.office, ...blank, zipCodeCity: null, admissionHours: [] };
  const lists = { contacts: [], tiles: [], bookmarks: [], horizontalMenu: [], verticalMenu: [], rssChannels: [] };
  const footerElements = [{ type: 10, displayText: null, isActive: true, content: { bip: name, office: '' } } as const];
  const empty = { ...site, ...lists, officeName: name, header: name, office, footerElements, updatedDate: null };
  const own = { ...context, frame: { ...frame, site: empty }, query: new URLSearchParams() };
  const list = {
    rows: [],
    total: 0,
    isMore: false,
    isPartial: false,
    isAlike: false,
    isApart: false,
    page: 1,
    size: 20,
  };
  const answers = { topics: [], people: [], pages: [], related: [] };

  test.each([
    [
      'search',
      render(SearchPage, { ...own, phrase: '', categories: [], answers, list }),
      'Jeszcze nic nie opublikowano',
    ],
    ['changes', render(ChangesPage, { ...own, list }), 'Jeszcze nic nie opublikowano.'],
    ['office', render(OfficePage, own), 'Urząd nie podał jeszcze danych kontaktowych.'],
    ['statistics', render(StatisticsPage, { ...own, month: '2026-11', list }), 'nie policzono jeszcze wyświetleń'],
    ['map', render(MapPage, { ...own, categories: [] }), `Mapa strony ${name} Instrukcja`],
  ])('says so on the page %s, without headings and tables of nothing', (_page, { html, text }, said) => {
    expect(text).toContain(said);
    expect(html).not.toMatch(/<table|<dl|Menu przedmiotowe/);
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    expect(header.split(`>${name}<`)).toHaveLength(2);
  });

  test('a search that finds nothing goes on to categories, and to the page on how to ask the office', () => {
    const query = new URLSearchParams('q=psy');
    const asking = { type: 60, title: 'Zapytaj urząd', path: '/artykul/9/zapytaj' } as const;
    const related = [{ path: '/kategoria/4/x', text: 'Opłata za psa' }];
    const asked = { ...own, frame: { ...own.frame, pages: [asking] }, query, phrase: 'psy', categories: [], list };
    const { html, text } = render(SearchPage, { ...asked, answers: { ...answers, related } });
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Pokrewne kategorie Opłata za psa Zapytaj urząd');
    expect(html).toContain('href="/kategoria/4/x"');
    const found = { ...list, rows: searched.list.rows, total: 1 };
    const { text: hits } = render(SearchPage, { ...asked, answers: { ...answers, related }, list: found });
    expect(hits).not.toContain('Pokrewne kategorie');
  });

  test('a question without an answer is something else', () => {
    const query = new URLSearchParams('od=2026-01-01');
    expect(render(ChangesPage, { ...own, query, list }).text).toContain('Nie ma zmian w tym okresie.');
    expect(render(SearchPage, { ...own, query, phrase: '', categories: [], answers, list }).text).toContain(
      'Brak wyników',
    );
  });
});

test('the keyboard reaches what a wide table is scrolled in, and nothing else that is only read', () => {
  const content = '<table><tbody><tr><td>Kwota</td></tr></tbody></table>';
  const { html } = render(ArticlePage, { ...context, article: { ...article, content } });
  expect(html).toContain('<div class="content" tabindex="0"><table>');
  expect(pages.article.html).not.toContain('tabindex="0"');
  const changed = { ...article, content: content.replace('Kwota', 'Suma') };
  const difference = render(DifferencePage, { ...context, before: { ...before, content }, after: changed });
  expect(difference.html).toContain('<div class="difference" tabindex="0">');
});

test('a list is compared as a list, with its numbers', () => {
  const list = (item: string) =>
    `<ol class="ql-list-bracket-decimal"><li>woda<ul class="ql-list-dash"><li>zimna</li></ul></li><li>${item}</li></ol>`;
  const versions = { before: { ...before, content: list('ścieki') }, after: { ...article, content: list('odpady') } };
  const { html } = render(DifferencePage, { ...context, ...versions });
  expect(html).toContain('<li class="level-1">1) woda</li><li class="level-2">– zimna</li>');
});

test('ids of a text repeat none of the page', () => {
  const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
  const ofPages = [...new Set(Object.values(pages).flatMap(({ html }) => idsOf(html)))];
  expect(ofPages.length).toBeGreaterThan(15);
  const content = ofPages.map((id) => `<p id="${id}">1</p>`).join('');
  const ids = idsOf(render(ArticlePage, { ...context, article: { ...article, content } }).html);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
