/** Without Polish letters: the beginning of leaked lists and what is typical of a Polish office. */
export const commonWords = new Set(
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
