-- Every role of a database server belongs to PUBLIC, that of the bulletin too: it may read what is granted to it, and write nothing.

-- Run again by a restore, which brings no rights, and by let_serve_bulletin. What somebody else owns keeps its rights: PostgreSQL warns and goes on.
CREATE FUNCTION close_to_others() RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  closed regprocedure;
  product CONSTANT name := (SELECT tableowner FROM pg_tables WHERE schemaname = 'public' AND tablename = 'migrations');
BEGIN
  EXECUTE format('REVOKE CREATE, TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('GRANT CREATE, TEMPORARY ON DATABASE %I TO %I', current_database(), product);
  REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  EXECUTE format('GRANT CREATE ON SCHEMA public TO %I', product);
  ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
  FOR closed IN SELECT oid FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND provolatile = 'v' AND pg_has_role(proowner, 'USAGE')
  LOOP
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', closed);
  END LOOP;
  -- large objects, locks and messages that belong to nobody, and records of the log: functions of the server, which its superuser alone can close
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN RETURN; END IF;
  FOR closed IN SELECT oid FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
    AND proname ~ '^(lo_.*|lowrite|loread|pg_(try_)?advisory_.*|pg_notify|pg_logical_emit_message|pg_export_snapshot|pg_current_xact_id|txid_current)$'
  LOOP
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO %I', closed, product);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', closed);
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION let_serve_bulletin(reader name) RETURNS void LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  shown text;
  asked regprocedure;
BEGIN
  PERFORM close_to_others();
  EXECUTE format('GRANT USAGE ON SCHEMA bulletin, public TO %I', reader);
  EXECUTE format('GRANT SELECT ON ALL TABLES IN SCHEMA bulletin TO %I', reader);
  FOR shown IN SELECT viewname FROM pg_views WHERE schemaname = 'public' AND viewname LIKE 'public\_%' LOOP
    EXECUTE format('GRANT SELECT ON public.%I TO %I', shown, reader);
  END LOOP;
  -- what views call is called by who reads them; such a function writes nothing, and reads with the rights of its caller
  FOR asked IN SELECT oid FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND provolatile <> 'v' AND NOT prosecdef AND pg_has_role(proowner, 'USAGE')
  LOOP
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO %I', asked, reader);
  END LOOP;
  EXECUTE format('GRANT EXECUTE ON FUNCTION public_hits(tsquery, integer, integer, timestamptz, timestamptz, boolean, integer) TO %I', reader);
  EXECUTE format('GRANT EXECUTE ON FUNCTION count_page_views(jsonb) TO %I', reader);
END $$;

SELECT close_to_others();

-- A version that is not public tells to which article it belongs, for a link that leads to it, and no more.
CREATE OR REPLACE VIEW bulletin.articles AS SELECT a.id, a.base_article_id, a.language_id, a.version,
  CASE WHEN EXISTS (SELECT FROM public.public_versions v WHERE v.id = a.id) THEN a.slug END AS slug, a.type FROM public.articles a
  WHERE EXISTS (SELECT FROM public.public_articles p WHERE p.base_article_id = a.base_article_id AND p.language_id = a.language_id);

-- Who did something to a version after it was published did not do it to what is read.
CREATE OR REPLACE VIEW bulletin.change_log AS SELECT x.id, x.article_id, x.created_by, x.created_by_id, x.created_date,
  CASE WHEN x.description LIKE '% → %' THEN x.description END AS description, x.is_writing FROM public.change_log x
  WHERE EXISTS (SELECT FROM public.public_versions v WHERE v.id = x.article_id AND x.created_date <= coalesce(v.published_date, 'infinity'));
