import { Card } from '../../shared/ui/page/card.tsx';

/** Where the name of the office is shown. */
const nameUses = [
  'Nagłówek i strona główna tej aplikacji',
  'Strona logowania',
  'Podmiot udostępniający, który ma na początku każdy nowy artykuł',
  'Nagłówek strony biuletynu i jej podgląd, gdy nagłówek języka jest pusty',
  'Dane biuletynu dla strony (wydawca kanałów RSS)',
  'Logotyp stopki strony i jej podgląd, dopóki nikt nie wpisał w nim własnej nazwy jednostki',
] as const;

/** Gdzie użyte. */
export function OfficeUsesCard() {
  return (
    <Card title="Gdzie użyte są te dane">
      <p className="mt-0">
        Adres, telefon, e-mail, NIP, REGON, numery konta i PEPPOL, adresy do doręczeń i godziny przyjęć pokazuje część
        „Kontakt” strony biuletynu i jej podgląd.
      </p>
      <p>Nazwa urzędu, a gdy jej brak – nazwa jednostki, zmienia się po zapisaniu także tutaj:</p>
      <ul className="m-0 pl-4">
        {nameUses.map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
    </Card>
  );
}
