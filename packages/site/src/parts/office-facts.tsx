import type { OfficeTopic } from '@redakcja/domain/settings/office/office-questions';
import { postalAddressLines } from '@redakcja/domain/settings/office/postal-address';
import { dayOfWeekLabels } from '@redakcja/domain/settings/settings-labels';
import type { Office } from '@redakcja/generated/model/office';
import type { SiteContact } from '@redakcja/generated/model/siteContact';
import type { ReactNode } from 'react';
import { Written } from '../texts.tsx';

const lines = (texts: readonly string[]) => texts.length > 0 && texts.map((text) => <div key={text}>{text}</div>);

/** A number that a telephone dials when it is pressed. */
export const Telephone = ({ number }: { number: string }) => (
  <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>{number}</a>
);

/** 26 digits in groups, as banks write them. */
const groupedAccount = (account: string) =>
  /^\d{26}$/.test(account) ? account.replace(/^(\d\d)/, '$1 ').replaceAll(/(\d{4})(?=\d)/g, '$1 ') : account;

interface OfficeFactsProps {
  office: Office;
  topics?: readonly OfficeTopic[];
  /** The names of the data are Polish: said where the page is not. */
  lang?: 'pl' | undefined;
}

/** Data of the office as its pages show them; only what is filled in, and of the topics that are asked for. */
export function OfficeFacts({ office, topics, lang }: OfficeFactsProps) {
  const facts = factsOf(office).filter(
    ([topic, , value]) => value && (topics === undefined || (topic !== null && topics.includes(topic))),
  );
  if (facts.length === 0) return null;
  return (
    <dl className="facts-list" lang={lang}>
      {facts.map(([, label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(office: Office): readonly (readonly [OfficeTopic | null, string, ReactNode])[] {
  const { email, phone, webSiteWWW, eDeliveryAddresses, admissionHours, bankAccountNumber } = office;
  const hours = [...Map.groupBy(admissionHours, ({ dayOfWeek }) => dayOfWeek)].map(
    ([day, ranges]) => `${dayOfWeekLabels[day]} ${ranges.map((one) => `${one.timeFrom}–${one.timeTo}`).join(', ')}`,
  );
  const delivery = eDeliveryAddresses.toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
  return [
    ['address', 'Adres', lines(postalAddressLines(office))],
    ['phone', 'Telefon', phone && <Telephone number={phone} />],
    [null, 'Faks', office.fax],
    ['email', 'E-mail', email && <a href={`mailto:${email}`}>{email}</a>],
    [null, 'Strona WWW', webSiteWWW && <a href={webSiteWWW}>{webSiteWWW}</a>],
    [
      'delivery',
      'Adres do doręczeń elektronicznych',
      lines(delivery.map((one) => `${one.address} ${one.description ?? ''}`)),
    ],
    ['delivery', 'Skrytka ePUAP', office.officeBoxEpuap],
    ['documents', 'Miejsce przyjmowania dokumentów', office.receivingDocumentPlace],
    ['hours', 'Godziny przyjęć', lines(hours)],
    ['nip', 'NIP', office.nip],
    ['regon', 'REGON', office.regon],
    ['account', 'Numer rachunku', bankAccountNumber && groupedAccount(bankAccountNumber)],
  ];
}

/** Who leads the office. */
export const OfficePeople = ({ people }: { people: readonly SiteContact[] }) => (
  <ul className="people">{people.map(shownPerson)}</ul>
);

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
