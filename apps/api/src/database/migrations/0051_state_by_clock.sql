-- The state of the bulletin is another, too, when the clock alone begins or ends something, and after a start of the server: one that went back in time
-- has started anew.
CREATE OR REPLACE VIEW public_state AS SELECT md5(concat_ws(' ', pg_postmaster_start_time(),
  (SELECT string_agg(change::text, ' ' ORDER BY change DESC) FROM (SELECT change FROM site_changes ORDER BY change DESC LIMIT 300) latest),
  (SELECT 't' || string_agg(t.id::text, ' ' ORDER BY t.id) FROM public_tiles t),
  (SELECT 'b' || string_agg(b.id::text, ' ' ORDER BY b.id) FROM public_banners b),
  (SELECT count(*) FROM articles a WHERE a.status = 40 AND a.publish_end <= now()))) AS state;
