import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { Breadcrumbs } from '../parts/frame/breadcrumbs.tsx';
import { OfficeFacts, OfficePeople } from '../parts/office-facts.tsx';
import { Fixed, Written } from '../texts.tsx';

/** How to reach the office, and who leads it. */
export function OfficePage(page: PageContext) {
  const { officeName, office, contacts, language } = page.frame.site;
  return (
    <Page {...page} title="Urząd i kierownictwo" isPolish>
      <Breadcrumbs isoCode={language.isoCode} />
      <h1>
        <Written>{officeName}</Written>
      </h1>
      <section>
        <h2>
          <Fixed text="Kontakt" />
        </h2>
        {OfficeFacts({ office }) ?? <p>Urząd nie podał jeszcze danych kontaktowych.</p>}
      </section>
      {contacts.length > 0 && (
        <section>
          <h2>Kierownictwo</h2>
          <OfficePeople people={contacts} />
        </section>
      )}
    </Page>
  );
}
