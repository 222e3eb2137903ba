-- A printed page says when it was made; the day on which somebody prints it is not known to it.
UPDATE standard_elements SET element_name = 'Stan z' WHERE element_name = 'wydruk z';
UPDATE standard_element_translations t SET translation = 'Stan z' FROM standard_elements e
  WHERE e.id = t.standard_element_id AND e.element_name = 'Stan z' AND t.translation = 'wydruk z';
