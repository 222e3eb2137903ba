import { Card } from '../../shared/ui/card.tsx';

/** Where the application shows the name of the office. */
const uses = [
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
    <Card title="Gdzie użyta jest nazwa">
      <p className="mt-0">Nazwa urzędu, a gdy jej brak – nazwa jednostki, zmienia się po zapisaniu także tutaj:</p>
      <ul className="m-0 pl-4">
        {uses.map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
    </Card>
  );
}
