-- The article that holds now is looked up by its number: before tables are analysed PostgreSQL took the index of the newest for it, and read all of them.
CREATE INDEX articles_current ON articles (base_article_id, language_id) WHERE status = 40 AND NOT is_hidden;
