-- Pictures and manuals are found by an address that cannot be guessed, no longer by their number alone. Texts that show them get the keys too.
ALTER TABLE "files" ADD COLUMN "key" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint

create function with_file_keys(content text) returns text language plpgsql as $$
declare
  shown record;
begin
  for shown in
    select distinct f.id, f.key from regexp_matches(content, '/api/files/(\d+)', 'g') as found (parts)
    join files f on f.id::text = found.parts[1] where f.is_public
  loop
    content := regexp_replace(content, '(/api/files/' || shown.id || ')(?![0-9?])', '\1?key=' || shown.key, 'g');
  end loop;
  return content;
end
$$;

update articles set content = with_file_keys(content) where content like '%/api/files/%';
update articles set extra_content = with_file_keys(extra_content) where extra_content like '%/api/files/%';
update footer_elements set content = with_file_keys(content::text)::jsonb where content::text like '%/api/files/%';
update system_parameters set value = with_file_keys(value::text)::jsonb where value::text like '%/api/files/%';

drop function with_file_keys;
