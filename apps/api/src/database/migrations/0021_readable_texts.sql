-- Codes imported without a flag hid the one that the product has.
UPDATE "iso_codes" AS own SET "region" = shipped.region FROM "iso_codes" AS shipped
  WHERE NOT own.is_default AND own.file_id IS NULL AND own.region IS NULL AND shipped.is_default AND shipped.code = own.code;
--> statement-breakpoint
-- Articles from before the rule of readable texts: their texts may be locked, and have to be sent back as they are. What nobody sees
-- is taken away; what breaks a line in a text of one line becomes a blank.
CREATE FUNCTION readable_line(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select btrim(regexp_replace(
    regexp_replace(given, '[\u0009-\u000d\u2028\u2029]+', ' ', 'g'),
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u00ad\u180e\u200b\u2060\ufeff]', '', 'g'))
$$;
--> statement-breakpoint
CREATE FUNCTION readable_lines(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select btrim(regexp_replace(given,
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u00ad\u180e\u200b\u2060\ufeff]', '', 'g'), E' \t\r\n')
$$;
--> statement-breakpoint
UPDATE "articles" SET "title" = readable_line(title), "short_description" = readable_lines(short_description),
    "title_from_footer" = readable_line(title_from_footer), "providing_entity" = readable_line(providing_entity),
    "author_name" = readable_line(author_name)
  WHERE (title, short_description, title_from_footer, providing_entity, author_name) IS DISTINCT FROM
    (readable_line(title), readable_lines(short_description), readable_line(title_from_footer), readable_line(providing_entity), readable_line(author_name));
--> statement-breakpoint
UPDATE "article_links" SET "display_text" = readable_line(display_text), "title" = readable_line(title)
  WHERE (display_text, title) IS DISTINCT FROM (readable_line(display_text), readable_line(title));
--> statement-breakpoint
UPDATE "article_multimedia" SET "display_text" = readable_line(display_text), "title" = readable_line(title)
  WHERE (display_text, title) IS DISTINCT FROM (readable_line(display_text), readable_line(title));
--> statement-breakpoint
UPDATE "article_attachments" SET "display_name" = readable_line(display_name) WHERE display_name IS DISTINCT FROM readable_line(display_name);
--> statement-breakpoint
DROP FUNCTION readable_line(text);
--> statement-breakpoint
DROP FUNCTION readable_lines(text);
