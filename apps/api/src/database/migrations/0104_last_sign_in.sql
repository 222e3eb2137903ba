-- The last sign-in of each account, for the list of users.
CREATE INDEX audit_entries_sign_ins ON audit_entries (actor_id, created_date)
  WHERE kind IN ('SignedIn', 'ProgramSignedIn');
