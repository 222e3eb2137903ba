import { postalAddressLines } from '@redakcja/domain/settings/office/postal-address';
import { dayOfWeekLabels } from '@redakcja/domain/settings/settings-labels';
import type { Office } from '@redakcja/generated/model/office';
import type { SiteContact } from '@redakcja/generated/model/siteContact';
import type { ReactNode } from 'react';
import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { Breadcrumbs } from '../parts/frame/breadcrumbs.tsx';
import { Fixed, Written } from '../texts.tsx';

/** How to reach the office, and who leads it. */
export function OfficePage(page: PageContext) {
  const { officeName, office, contacts, language } = page.frame.site;
  const facts = officeFacts(office);
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
        {facts.length === 0 ? (
          <p>Urząd nie podał jeszcze danych kontaktowych.</p>
        ) : (
          <dl className="facts-list">{facts}</dl>
        )}
      </section>
      {contacts.length > 0 && (
        <section>
          <h2>Kierownictwo</h2>
          <ul className="people">{contacts.map(shownPerson)}</ul>
        </section>
      )}
    </Page>
  );
}

/** Only what is filled in. */
function officeFacts(office: Office) {
  const { email, webSiteWWW, eDeliveryAddresses, admissionHours } = office;
  const hours = [...Map.groupBy(admissionHours, ({ dayOfWeek }) => dayOfWeek)].map(
    ([day, ranges]) => `${dayOfWeekLabels[day]} ${ranges.map((one) => `${one.timeFrom}–${one.timeTo}`).join(', ')}`,
  );
  const delivery = eDeliveryAddresses.toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
  const facts: readonly [string, ReactNode][] = [
    ['Adres', lines(postalAddressLines(office))],
    ['Telefon', office.phone],
    ['Faks', office.fax],
    ['E-mail', email && <a href={`mailto:${email}`}>{email}</a>],
    ['Strona WWW', webSiteWWW && <a href={webSiteWWW}>{webSiteWWW}</a>],
    ['Adres do doręczeń elektronicznych', lines(delivery.map((one) => `${one.address} ${one.description ?? ''}`))],
    ['Skrytka ePUAP', office.officeBoxEpuap],
    ['Miejsce przyjmowania dokumentów', office.receivingDocumentPlace],
    ['Godziny przyjęć', lines(hours)],
    ['NIP', office.nip],
    ['REGON', office.regon],
    ['Numer rachunku', office.bankAccountNumber],
  ];
  return facts
    .filter(([, value]) => value)
    .map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ));
}

const lines = (texts: readonly string[]) => texts.length > 0 && texts.map((text) => <div key={text}>{text}</div>);

const shownPerson = ({ id, fullName, jobPosition, rawDescription, photo }: SiteContact) => (
  <li key={id}>
    {photo !== null && <img src={photo} alt="" width={96} height={96} loading="lazy" />}
    <div>
      <strong>{fullName}</strong>
      <div>
        <Written>{jobPosition}</Written>
      </div>
      {rawDescription && (
        <div className="hint lines">
          <Written>{rawDescription}</Written>
        </div>
      )}
    </div>
  </li>
);
