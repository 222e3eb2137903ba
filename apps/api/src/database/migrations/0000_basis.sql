-- Trigram indexes make "contains" filters fast.
create extension if not exists pg_trgm;
-- Names sort as Polish does: ą after a, ł after l, ż last. One collation name on every engine: a server with complete ICU data has pl-PL;
-- the embedded database has only the root rules and gets the Polish letters as rules (PostgreSQL 16 and later).
do $$
begin
  if exists (select from pg_collation where collname = 'polish') then
    return;
  end if;
  if exists (select from pg_collation where collname = 'pl-PL-x-icu') then
    create collation polish (provider = icu, locale = 'pl-PL');
    if 'ąa' > 'ab' collate polish then
      return;
    end if;
    drop collation polish;
  end if;
  if current_setting('server_version_num')::int >= 160000 then
    execute $rules$
      create collation polish (provider = icu, locale = 'und',
        rules = '&a<ą<<<Ą&c<ć<<<Ć&e<ę<<<Ę&l<ł<<<Ł&n<ń<<<Ń&o<ó<<<Ó&s<ś<<<Ś&z<ź<<<Ź<ż<<<Ż')
    $rules$;
    return;
  end if;
  raise exception 'Serwer PostgreSQL nie zna polskiego porządku sortowania (ICU, pl-PL)';
end
$$;
