// What the release is made of: a list of parts for programs (CycloneDX) and their licences for people.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { readPackage } from './bundled-packages.mjs';

const byName = (a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1);

/** Each package once, by name and version; a package that only groups its modules has no version and is part of the one around it. */
export function partsOf(folders) {
  const all = folders.map(readPackage).filter(({ name, version }) => name !== undefined && version !== undefined);
  return [...new Map(all.map((one) => [`${one.name}@${one.version}`, one])).values()].sort(byName);
}

/** https://github.com/package-url/purl-spec: the @ of a scope is written as %40. */
const packageUrl = ({ name, version }) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** Several licences are an expression, a text of its own is a name. */
function licenceOf(licence) {
  if (typeof licence !== 'string') return [];
  if (/ (OR|AND) /.test(licence)) return [new Models.LicenseExpression(licence)];
  return [licence.includes(' ') ? new Models.NamedLicense(licence) : new Models.SpdxLicense(licence)];
}

/** The same parts give the same bytes: no moment, no random number. */
export function billOfMaterials(version, parts) {
  const component = (one) =>
    new Models.Component(Enums.ComponentType.Library, one.name, {
      version: one.version,
      description: one.description,
      purl: packageUrl(one),
      bomRef: packageUrl(one),
      licenses: new Models.LicenseRepository(licenceOf(one.license)),
    });
  const bom = new Models.Bom({
    metadata: new Models.Metadata({
      component: new Models.Component(Enums.ComponentType.Application, 'redakcja-bip', {
        version,
        bomRef: 'redakcja-bip',
        licenses: new Models.LicenseRepository([new Models.SpdxLicense('MIT')]),
      }),
    }),
    components: new Models.ComponentRepository(parts.map(component)),
  });
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return `${new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 1 })}\n`;
}

/** Texts of the licences that a package brings. */
function licenceTexts({ folder }) {
  return globSync('{LICEN[CS]E,COPYING,NOTICE,OFL}*', { cwd: folder, nocase: true })
    .filter((name) => !/\.(js|ts|json)$/.test(name))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').trim());
}

export function licences(parts) {
  const chapter = (one) =>
    [
      `${one.name} ${one.version} (${typeof one.license === 'string' ? one.license : 'see below'})`,
      ...licenceTexts(one),
    ].join('\n\n');
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `Redakcja BIP contains the packages below, each with its licence.${line}${parts.map(chapter).join(line)}\n`;
}
