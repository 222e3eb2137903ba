-- The audit log is filtered by kinds of events and by people, and searched by one field.
ALTER TABLE audit_entries ADD COLUMN journal_ids integer[] NOT NULL DEFAULT '{}';
CREATE INDEX audit_entries_kind ON audit_entries (kind, created_date DESC, id DESC);
CREATE INDEX audit_entries_actor ON audit_entries (actor_id, created_date DESC, id DESC);
-- The expression of access/audit/audit-search.ts.
CREATE INDEX audit_entries_words ON audit_entries USING gin ((fold_polish(coalesce(actor_name, '') || ' ' || coalesce(subject_name, '') || ' '
  || coalesce(address, '') || ' ' || details::text) collate "C") gin_trgm_ops);
