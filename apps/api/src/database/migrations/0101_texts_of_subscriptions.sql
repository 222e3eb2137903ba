-- What pages and mails of subscriptions say, in the languages that the product knows.
CREATE TEMPORARY TABLE texts_of_subscriptions (id integer, polish text, english text, ukrainian text);
INSERT INTO texts_of_subscriptions VALUES
    (103, 'Powiadomienia e-mail', 'E-mail notifications', 'Сповіщення електронною поштою'),
    (104, 'Adres e-mail', 'E-mail address', 'Адреса електронної пошти'),
    (105, 'O czym', 'About', 'Про що'),
    (106, 'Jak często', 'How often', 'Як часто'),
    (107, 'raz dziennie', 'once a day', 'раз на день'),
    (108, 'od razu', 'at once', 'одразу'),
    (109, 'Zamów powiadomienia', 'Subscribe', 'Підписатися'),
    (110, 'Adres służy tylko do wysyłania tych powiadomień. Nie sprawdzamy, czy są czytane', 'The address is used for these notifications only. We do not check whether they are read', 'Адреса потрібна лише для цих сповіщень. Ми не перевіряємо, чи їх читають'),
    (111, 'To nie jest adres e-mail', 'This is not an e-mail address', 'Це не адреса електронної пошти'),
    (112, 'Wysłaliśmy wiadomość z linkiem. Otwórz go w ciągu 48 godzin i potwierdź zamówienie', 'We have sent a message with a link. Open it within 48 hours and confirm', 'Ми надіслали лист із посиланням. Відкрийте його протягом 48 годин і підтвердьте підписку'),
    (113, 'Potwierdź powiadomienia', 'Confirm the notifications', 'Підтвердити сповіщення'),
    (114, 'Jeżeli to nie Twoja prośba, nic nie rób: adres usuniemy po 48 godzinach', 'If you did not ask for this, do nothing: the address is removed after 48 hours', 'Якщо ви про це не просили, нічого не робіть: адресу буде видалено через 48 годин'),
    (115, 'Powiadomienia są zamówione', 'You are subscribed', 'Підписку оформлено'),
    (116, 'Zrezygnuj z powiadomień', 'Unsubscribe', 'Відписатися'),
    (117, 'Powiadomień już nie będzie, a adres jest usunięty', 'There will be no more notifications, and the address is removed', 'Сповіщень більше не буде, адресу видалено'),
    (118, 'Ten link nie jest już ważny', 'This link is no longer valid', 'Це посилання вже не дійсне'),
    (119, 'Zmiany w biuletynie', 'Changes in the bulletin', 'Зміни в бюлетені');

INSERT INTO standard_elements (id, area_name, element_type, element_name, is_translation_required, is_translation_description_required,
    is_translation_editable, is_translation_description_editable)
  SELECT id, 'Powiadomienia e-mail', 30, polish, true, false, true, false FROM texts_of_subscriptions;
INSERT INTO standard_element_translations (standard_element_id, language_id, translation, translation_description)
  SELECT t.id, l.id, t.polish, '' FROM texts_of_subscriptions t, languages l WHERE l.iso_code = 'PL';
INSERT INTO standard_element_translations (standard_element_id, language_id, translation, translation_description, source_hash, revision)
  SELECT t.id, l.id, CASE l.iso_code WHEN 'EN' THEN t.english ELSE t.ukrainian END, '', (SELECT p.wording_hash FROM standard_element_translations p
      JOIN languages d ON d.id = p.language_id WHERE d.iso_code = 'PL' AND p.standard_element_id = t.id), 0
  FROM texts_of_subscriptions t, languages l WHERE l.iso_code IN ('EN', 'UA');
DROP TABLE texts_of_subscriptions;
