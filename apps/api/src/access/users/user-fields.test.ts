// Every field of a user (specification, section 3), as it was given.
import { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import { Sex } from '@redakcja/generated/model/sex';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../database/schema.ts';
import { startWithUsers, type UserTests, url } from '../testing/user-calls.ts';

let tests: UserTests;

beforeAll(async () => {
  tests = await startWithUsers();
});
afterAll(() => tests.api.stop());

test('a user carries what was given, the identity and the confirmation', async () => {
  const { api, admin, categories, create, roleId } = tests;
  const given = {
    firstname: 'Anna',
    surname: 'Nowak',
    birthDate: '1985-03-12',
    identificationDocumentType: IdentificationDocumentType.Passport,
    identificationDocumentNumber: 'EA1234567',
    sex: Sex.Female,
    phone: '+48 17 850 10 21',
    mobilePhone: '+48 600 100 200',
    fax: '+48 17 850 10 22',
    email: 'a.nowak@jasionka.example',
    excludeCategories: categories.slice(0, 2),
  };
  const id = await create('anna.nowa', given);
  const { body } = await admin.get(`${url}/${id}`);
  expect(body).toMatchObject({ ...given, id, userName: 'anna.nowa', pesel: null, roles: [{ id: roleId }] });
  const [stored] = await api.db.select().from(users).where(eq(users.id, id));
  expect(body.identityUserId).toBe(stored?.identityUserId);
  expect(body.identityUserId).not.toBe('');
  expect([body.isActive, body.isConfirmed, body.confirmedDate]).toEqual([
    true,
    true,
    stored?.confirmedDate?.toISOString(),
  ]);
  const withPesel = await create('z.numerem', { pesel: '44051401359' });
  expect((await admin.get(`${url}/${withPesel}`)).body.pesel).toBe('44051401359');
});
