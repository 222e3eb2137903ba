-- Fixed texts that came later, in the languages that the product knows: an office that has such a language need not translate them to switch it on again.
INSERT INTO standard_element_translations (standard_element_id, language_id, translation, translation_description, source_hash, revision)
  SELECT e.id, l.id, CASE l.iso_code WHEN 'EN' THEN e.english ELSE e.ukrainian END, '', (SELECT p.wording_hash FROM standard_element_translations p
      JOIN languages d ON d.id = p.language_id WHERE d.iso_code = 'PL' AND p.standard_element_id = e.id), 0
  FROM languages l, (VALUES
    (98, 'Publication period ended', 'Термін публікації минув'),
    (99, 'Nothing has all words; this has most of them', 'Ніщо не містить усіх слів; тут їх найбільше'),
    (100, 'Nothing has these words; this has similar ones', 'Ніщо не містить таких слів; тут є схожі')) AS e (id, english, ukrainian)
  WHERE l.iso_code IN ('EN', 'UA') ON CONFLICT DO NOTHING;

UPDATE standard_element_translations t SET translation = CASE l.iso_code WHEN 'EN' THEN 'as of' ELSE 'станом на' END
  FROM standard_elements e, languages l WHERE e.id = t.standard_element_id AND e.element_name = 'Stan z' AND l.id = t.language_id
    AND (l.iso_code, t.translation) IN (('EN', 'printed on'), ('UA', 'надруковано'));
