-- How frequent a word is decides whether its articles are collected or met along the order of a list: with a hundred samples a rare one looked frequent.
ALTER TABLE article_search ALTER COLUMN title SET STATISTICS 1000;
ANALYZE article_search;
