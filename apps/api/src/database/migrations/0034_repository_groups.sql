-- The journal calls a group of files what every other place does. Its entries are never changed otherwise.
ALTER TABLE journal DISABLE TRIGGER journal_append_only;
UPDATE journal SET record_type = 'repositoryGroup' WHERE record_type = 'fileGroup';
ALTER TABLE journal ENABLE TRIGGER journal_append_only;
