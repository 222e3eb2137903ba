-- The words that the index of the search has, without numbers: one that nobody has written is taken for the one that is most like it. They are searched with and
-- never shown. Each names an article that has it, and goes with the last one.
CREATE TABLE search_vocabulary (word text PRIMARY KEY, article_id integer NOT NULL REFERENCES articles ON DELETE CASCADE);
CREATE INDEX search_vocabulary_article ON search_vocabulary (article_id);
CREATE INDEX search_vocabulary_alike ON search_vocabulary USING gin (word gin_trgm_ops);

INSERT INTO search_vocabulary (word, article_id)
  SELECT w.lexeme, min(s.article_id) FROM search_words s, unnest(s.words) w WHERE w.lexeme ~ '^[^0-9]{4,30}$' GROUP BY w.lexeme;

CREATE TRIGGER search_vocabulary_on_site AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_vocabulary
  FOR EACH STATEMENT EXECUTE FUNCTION note_site_change();

-- for the bulletin's role, which reads the views
CREATE VIEW public_search_words AS SELECT word FROM search_vocabulary;

INSERT INTO standard_elements (id, area_name, element_type, element_name, is_translation_required, is_translation_description_required,
    is_translation_editable, is_translation_description_editable)
  VALUES (100, 'Wyszukiwarka', 30, 'Nic nie ma takich słów; to ma podobne', true, false, true, false);
INSERT INTO standard_element_translations (standard_element_id, language_id, translation, translation_description)
  SELECT 100, id, 'Nic nie ma takich słów; to ma podobne', '' FROM languages WHERE iso_code = 'PL';
