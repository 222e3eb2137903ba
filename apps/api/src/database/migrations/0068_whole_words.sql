-- Words that are partly bold, or have a soft hyphen in them, are found as a whole by now: what is published is indexed once more.
INSERT INTO articles_to_index (article_id) SELECT id FROM articles WHERE status = 40
ON CONFLICT (article_id) DO UPDATE SET change = excluded.change;
