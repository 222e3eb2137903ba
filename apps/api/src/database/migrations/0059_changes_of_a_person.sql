-- What somebody changed last, on the main page of the web app.
CREATE INDEX change_log_person ON change_log (created_by_id, id);
