-- An empty text was stored as extra content of new articles, which then counted as added.
UPDATE articles SET extra_content = NULL
  WHERE regexp_replace(extra_content, '<[^>]*>|&nbsp;|\s', '', 'g') = '' AND extra_content !~* '<(img|iframe|video|audio)\M';
