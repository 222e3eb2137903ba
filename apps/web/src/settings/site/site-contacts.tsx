import { postalAddressLines } from '@redakcja/domain/settings/postal-address';
import { dayOfWeekLabels } from '@redakcja/domain/settings/settings-labels';
import type { AdmissionHour } from '@redakcja/generated/model/admissionHour';
import type { Site } from '@redakcja/generated/model/site';
import type { SiteContact } from '@redakcja/generated/model/siteContact';
import type { ReactNode } from 'react';
import { apiUrl } from '../../shared/session/api-address.ts';
import { officeFieldLabels } from '../office/office-field-labels.ts';
import { SiteLink } from './site-parts.tsx';

/** What the office card says, and the people of the office in this language. */
export function SiteContacts({ officeName, office, contacts }: Pick<Site, 'officeName' | 'office' | 'contacts'>) {
  return (
    <div className="contacts">
      <section aria-label="Kontakt">
        <h2>Kontakt</h2>
        <p>
          <strong>{officeName}</strong>
        </p>
        <OfficeData office={office} />
      </section>
      {contacts.length > 0 && (
        <section aria-label="Kierownictwo">
          <h2>Kierownictwo</h2>
          <People people={contacts} />
        </section>
      )}
    </div>
  );
}

/** Only what is filled in. */
function OfficeData({ office }: Pick<Site, 'office'>) {
  const { email, webSiteWWW, eDeliveryAddresses, admissionHours } = office;
  const address = postalAddressLines(office);
  const mainFirst = eDeliveryAddresses.toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
  return (
    <dl>
      {address.length > 0 && (
        <Fact label="Adres">
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Fact>
      )}
      <Texts of={office} names={['phone', 'fax']} />
      {email && (
        <Fact label={officeFieldLabels.email}>
          <SiteLink url={`mailto:${email}`} title={`Napisz na adres ${email}`}>
            {email}
          </SiteLink>
        </Fact>
      )}
      {webSiteWWW && (
        <Fact label={officeFieldLabels.webSiteWWW}>
          <SiteLink url={webSiteWWW} title={officeFieldLabels.webSiteWWW}>
            {webSiteWWW}
          </SiteLink>
        </Fact>
      )}
      {mainFirst.length > 0 && (
        <Fact label="Adresy do doręczeń elektronicznych">
          {mainFirst.map(({ id, address: one, description }) => (
            <div key={id}>
              {one}
              {description && ` (${description})`}
            </div>
          ))}
        </Fact>
      )}
      <Texts of={office} names={['officeBoxEpuap', 'receivingDocumentPlace']} />
      {admissionHours.length > 0 && (
        <Fact label="Godziny przyjęć interesantów">
          {[...Map.groupBy(admissionHours, ({ dayOfWeek }) => dayOfWeek)].map(([day, hours]) => (
            <div key={day}>{`${dayOfWeekLabels[day]} ${hours.map(rangeOf).join(', ')}`}</div>
          ))}
        </Fact>
      )}
      <Texts of={office} names={['nip', 'regon', 'bankAccountNumber', 'peppolNumber']} />
    </dl>
  );
}

interface TextsProps {
  of: Site['office'];
  names: readonly (keyof Site['office'] & keyof typeof officeFieldLabels)[];
}

function Texts({ of: office, names }: TextsProps) {
  return names.map(
    (name) =>
      office[name] && (
        <Fact key={name} label={officeFieldLabels[name]}>
          {office[name]}
        </Fact>
      ),
  );
}

const rangeOf = ({ timeFrom, timeTo }: AdmissionHour) => `${timeFrom}–${timeTo}`;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function People({ people }: { people: readonly SiteContact[] }) {
  return (
    <ul className="people" aria-label="Osoby">
      {people.map(({ id, fullName, jobPosition, rawDescription, photo }) => (
        <li key={id}>
          {photo !== null && <img src={apiUrl(photo)} alt="" width={96} height={96} />}
          <div>
            <strong>{fullName}</strong>
            <div>{jobPosition}</div>
            {rawDescription && <div className="hint lines">{rawDescription}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
