-- Accounts, telephones and e-mails of the office that the check of texts does not ask about, one a line.
alter table offices add column own_numbers text;
