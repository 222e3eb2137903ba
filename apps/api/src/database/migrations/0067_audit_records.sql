-- Which records an entry of the audit log is about, as data: the sentences of its details are for people.
CREATE TABLE audit_records (
  entry_id integer NOT NULL REFERENCES audit_entries (id) ON DELETE CASCADE,
  record text NOT NULL,
  PRIMARY KEY (entry_id, record)
);
CREATE INDEX audit_records_record ON audit_records (record, entry_id);
