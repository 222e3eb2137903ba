-- Texts from before the rule of one spelling (decision 23): letters with their marks become one character, as they come in from now on, or a locked
-- text would differ from itself and a search would not find it. Logs of what was done stay as they were written, and so do addresses and texts of
-- documents. Of two entries of a dictionary that
-- become one, the second stays as it is, and is found when somebody merges it.
DO $$
DECLARE
  found record;
  place tid;
BEGIN
  IF current_setting('server_encoding') <> 'UTF8' THEN RETURN; END IF;
  FOR found IN
    SELECT quote_ident(c.table_name) AS name,
      string_agg(format('%1$I = normalize(%1$I, NFC)', c.column_name), ', ') AS changes,
      string_agg(format('%I IS NOT NFC NORMALIZED', c.column_name), ' OR ') AS apart
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.data_type = 'text' AND c.is_generated = 'NEVER'
      AND c.table_name NOT IN ('audit_entries', 'journal', 'change_log', 'identity_records', 'idempotency_keys', 'document_pages', 'document_texts',
        'search_words', 'archive_addresses', 'archive_removals', 'checked_addresses')
    GROUP BY c.table_name
  LOOP
    BEGIN
      EXECUTE format('UPDATE %s SET %s WHERE %s', found.name, found.changes, found.apart);
    EXCEPTION WHEN unique_violation THEN
      FOR place IN EXECUTE format('SELECT ctid FROM %s WHERE %s', found.name, found.apart) LOOP
        BEGIN
          EXECUTE format('UPDATE %s SET %s WHERE ctid = $1', found.name, found.changes) USING place;
        EXCEPTION WHEN unique_violation THEN NULL;
        END;
      END LOOP;
    END;
  END LOOP;
END $$;
--> statement-breakpoint
-- What nobody sees and no language needs, in the texts of articles that may be locked. Where joiners, marks of direction and variants may be needed (other
-- scripts, emoji), they stay until the text is saved.
CREATE FUNCTION visible_line(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select case when given ~ '[\u0590-\u1fff\u2600-\u27bf\u2e80-\uffdc\U00010000-\U000dffff]' then given
    else btrim(regexp_replace(given, '[\u034f\u061c\u200c-\u200f\u2061-\u2065\u206a-\u206f\ufe00-\ufe0f\ufff0-\ufffb\U000e0000-\U000e0fff]', '', 'g'))
    end
$$;
--> statement-breakpoint
UPDATE "articles" SET "title" = visible_line(title), "short_description" = visible_line(short_description),
    "title_from_footer" = visible_line(title_from_footer), "providing_entity" = visible_line(providing_entity),
    "author_name" = visible_line(author_name)
  WHERE (title, short_description, title_from_footer, providing_entity, author_name) IS DISTINCT FROM
    (visible_line(title), visible_line(short_description), visible_line(title_from_footer), visible_line(providing_entity), visible_line(author_name));
--> statement-breakpoint
UPDATE "article_links" SET "display_text" = visible_line(display_text), "title" = visible_line(title)
  WHERE (display_text, title) IS DISTINCT FROM (visible_line(display_text), visible_line(title));
--> statement-breakpoint
UPDATE "article_multimedia" SET "display_text" = visible_line(display_text), "title" = visible_line(title)
  WHERE (display_text, title) IS DISTINCT FROM (visible_line(display_text), visible_line(title));
--> statement-breakpoint
UPDATE "article_attachments" SET "display_name" = visible_line(display_name) WHERE display_name IS DISTINCT FROM visible_line(display_name);
--> statement-breakpoint
DROP FUNCTION visible_line(text);
