-- What a search says that found no article with all of the words.
INSERT INTO standard_elements (id, area_name, element_type, element_name, is_translation_required, is_translation_description_required,
    is_translation_editable, is_translation_description_editable)
  VALUES (99, 'Wyszukiwarka', 30, 'Nic nie ma wszystkich słów; to ma ich najwięcej', true, false, true, false);
INSERT INTO standard_element_translations (standard_element_id, language_id, translation, translation_description)
  SELECT 99, id, 'Nic nie ma wszystkich słów; to ma ich najwięcej', '' FROM languages WHERE iso_code = 'PL';
