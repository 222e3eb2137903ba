-- One pass: more candidates than rows are asked for, and what is public is looked for among them from the newest on, until there are enough. Before, one hidden
-- article among the first candidates began everything anew.
CREATE OR REPLACE FUNCTION public_hits(wanted tsquery, of_language integer, of_category integer, since timestamptz, until timestamptz, in_documents boolean, most integer)
RETURNS TABLE (article_id integer, document_repository_id integer, page integer) LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path FROM CURRENT SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  narrowed CONSTANT text := 'w.language_id = $2 AND ($3 IS NULL OR w.article_id IN (SELECT k.article_id FROM article_categories k
      WHERE k.menu_element_id = $3 AND k.menu_element_id IN (SELECT p.id FROM public_categories p WHERE p.language_id = $2)))
    AND ($4 IS NULL OR w.published_date >= $4) AND ($5 IS NULL OR w.published_date < $5) AND ($6 IS NULL OR (w.document_repository_id IS NOT NULL) = $6)';
  by_date CONSTANT text := 'SELECT w.id, w.published_date, w.words FROM search_words w WHERE ' || narrowed || ' ORDER BY w.published_date DESC, w.id OFFSET 0';
  by_words CONSTANT text := 'WITH hits AS MATERIALIZED (SELECT w.id, w.published_date FROM search_words w WHERE w.words @@ $1 AND ' || narrowed || ')
    SELECT h.id, h.published_date FROM hits h ORDER BY h.published_date DESC, h.id LIMIT $7';
  candidates integer := most * 2;
  common integer := 0;
  found integer[];
  shown integer[];
BEGIN
  -- of a category there are fewer rows than of any common word
  IF of_category IS NULL THEN
    EXECUTE 'SELECT count(*) FILTER (WHERE n.words @@ $1) FROM (' || by_date || ' LIMIT 100) n'
      INTO common USING wanted, of_language, of_category, since, until, in_documents;
  END IF;
  LOOP
    EXECUTE 'SELECT array_agg(c.id ORDER BY c.published_date DESC, c.id) FROM ('
      || CASE WHEN common > 50 THEN 'SELECT n.id, n.published_date FROM (' || by_date || ') n WHERE n.words @@ $1 LIMIT $7' ELSE by_words END || ') c'
      INTO found USING wanted, of_language, of_category, since, until, in_documents, candidates;
    -- OFFSET 0: neither the order nor the question of what is public becomes part of a join, which would be made of all candidates
    SELECT array_agg(v.id) INTO shown FROM (
      SELECT o.id FROM (SELECT w.id, w.article_id FROM search_words w WHERE w.id = ANY (found) ORDER BY w.published_date DESC, w.id OFFSET 0) o
      WHERE EXISTS (SELECT FROM public_articles a WHERE a.id = o.article_id OFFSET 0) LIMIT most) v;
    EXIT WHEN coalesce(array_length(found, 1), 0) < candidates OR array_length(shown, 1) >= most;
    candidates := candidates * 4;
  END LOOP;
  RETURN QUERY SELECT w.article_id, w.document_repository_id, w.page FROM search_words w WHERE w.id = ANY (shown)
    ORDER BY w.published_date DESC, w.id LIMIT most;
END $$;

-- What was indexed lately is looked through word by word until it is sorted in: little of it.
ALTER INDEX search_words_words SET (gin_pending_list_limit = 256);
