// What the demonstration office has written of the pages that the law asks for.
import { ArticleType } from '@redakcja/generated/model/articleType';

export const demoLegalPages = [
  {
    type: ArticleType.PersonalDataProtection,
    content:
      '<h2>Administrator</h2><p>Administratorem danych jest Wójt Gminy Jasionka, Rynek 1, 36-002 Jasionka, tel. 17 850 10 20, e-mail: urzad@jasionka.example.</p><h2>Inspektor ochrony danych</h2><p>Inspektorem jest Ewa Lis, e-mail: iod@jasionka.example.</p><h2>Cele i podstawy prawne</h2><p>Urząd przetwarza dane, aby wykonywać zadania gminy określone w ustawach (art. 6 ust. 1 lit. c i e RODO). W biuletynie publikuje dane osób pełniących funkcje publiczne w zakresie, którego wymaga ustawa o dostępie do informacji publicznej.</p><h2>Odbiorcy</h2><p>Dane otrzymują organy uprawnione na podstawie prawa oraz firmy, które utrzymują systemy urzędu na podstawie umów powierzenia.</p><h2>Jak długo</h2><p>Dane są przechowywane przez okresy określone w jednolitym rzeczowym wykazie akt.</p><h2>Prawa</h2><p>Można żądać dostępu do danych, ich sprostowania, usunięcia albo ograniczenia przetwarzania, wnieść sprzeciw oraz skargę do Prezesa Urzędu Ochrony Danych Osobowych, ul. Stanisława Moniuszki 1A, 00-014 Warszawa. Biuletyn nie używa plików cookie i nie śledzi czytelników.</p>',
  },
  {
    type: ArticleType.Reuse,
    content:
      '<h2>Warunki</h2><p>Informacje z biuletynu można wykorzystywać w dowolnym celu, podając źródło (BIP Urzędu Gminy Jasionka) oraz datę wytworzenia i pobrania, i zaznaczając, że zostały przetworzone.</p><h2>Opłaty</h2><p>Wykorzystywanie informacji z biuletynu jest bezpłatne.</p><h2>Wniosek</h2><p>Wniosek o informacje, których nie ma w biuletynie, składa się w sekretariacie, pocztą albo przez e-Doręczenia.</p><h2>Środki prawne</h2><p>Na odmowę przysługuje odwołanie do Samorządowego Kolegium Odwoławczego w Rzeszowie w ciągu 14 dni.</p>',
  },
  {
    type: ArticleType.SharingPublicInformation,
    content:
      '<h2>Wniosek</h2><p>Informacja, której nie ma w biuletynie, jest udostępniana na wniosek: ustny, jeżeli można odpowiedzieć od razu, albo pisemny – w sekretariacie (pokój 12), pocztą, e-mailem na urzad@jasionka.example lub przez e-Doręczenia. Wniosek nie wymaga uzasadnienia.</p><h2>Termin</h2><p>Urząd odpowiada bez zbędnej zwłoki, nie później niż w ciągu 14 dni; jeżeli to niemożliwe, podaje powód i nowy termin, nie dłuższy niż dwa miesiące.</p><h2>Opłaty</h2><p>Udostępnienie jest bezpłatne. Urząd może pobrać opłatę tylko za dodatkowe koszty i zawiadamia o niej w ciągu 14 dni.</p><h2>Odmowa</h2><p>Odmowa jest decyzją: przysługuje od niej odwołanie, a następnie skarga do Wojewódzkiego Sądu Administracyjnego w Rzeszowie.</p>',
  },
  {
    type: ArticleType.DigitalAvailability,
    content:
      '<h2>Stan dostępności</h2><p>Strona jest częściowo zgodna z ustawą z dnia 4 kwietnia 2019 r. o dostępności cyfrowej stron internetowych i aplikacji mobilnych podmiotów publicznych.</p><h2>Niedostępne treści</h2><p>Część starszych załączników to skany bez warstwy tekstowej. Przy każdym jest o tym informacja; tekst udostępniamy na prośbę.</p><h2>Przygotowanie deklaracji</h2><p>Deklarację sporządzono na podstawie samooceny urzędu i przegląda się ją co roku do 31 marca.</p><h2>Kontakt i skargi</h2><p>Problemy z dostępnością można zgłaszać: Anna Nowak, tel. 17 850 10 25, e-mail: bip@jasionka.example. Urząd odpowiada w ciągu 7 dni, najpóźniej w ciągu 2 miesięcy. Na odmowę można złożyć skargę do urzędu, a potem do Rzecznika Praw Obywatelskich.</p><h2>Dostępność architektoniczna</h2><p>Do budynku prowadzi wejście z podjazdem od ulicy Szkolnej, wewnątrz jest winda i toaleta dla osób z niepełnosprawnościami. Tłumacza języka migowego zapewniamy po zgłoszeniu trzy dni wcześniej. Można wejść z psem asystującym.</p>',
  },
] as const;
