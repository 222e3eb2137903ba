CREATE TABLE "standard_element_translations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standard_element_translations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"standard_element_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"translation" text COLLATE "polish" NOT NULL,
	"translation_description" text COLLATE "polish" NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"wording_hash" text GENERATED ALWAYS AS (md5(translation || chr(10) || translation_description)) STORED,
	"source_hash" text,
	CONSTRAINT "standard_element_translations_element" UNIQUE("language_id","standard_element_id")
);
--> statement-breakpoint
CREATE TABLE "standard_elements" (
	"id" integer PRIMARY KEY NOT NULL,
	"area_name" text COLLATE "polish" NOT NULL,
	"element_type" integer NOT NULL,
	"element_name" text COLLATE "polish" NOT NULL,
	"is_translation_required" boolean DEFAULT true NOT NULL,
	"is_translation_description_required" boolean DEFAULT true NOT NULL,
	"is_translation_editable" boolean DEFAULT true NOT NULL,
	"is_translation_description_editable" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "standard_element_translations" ADD CONSTRAINT "standard_element_translations_standard_element_id_standard_elements_id_fk" FOREIGN KEY ("standard_element_id") REFERENCES "public"."standard_elements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard_element_translations" ADD CONSTRAINT "standard_element_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The fixed texts that the public site has, and their Polish wording (specification, section 2.6). An icon has a text for screen readers alone, a
-- label in words needs none.
INSERT INTO "standard_elements" ("id", "area_name", "element_type", "element_name", "is_translation_required", "is_translation_description_required", "is_translation_editable", "is_translation_description_editable") VALUES
  (1, 'Nagłówek', 20, 'Przejdź do treści', true, true, true, true),
  (2, 'Nagłówek', 20, 'Mapa strony', true, true, true, true),
  (3, 'Nagłówek', 10, 'Wysoki kontrast', false, true, false, true),
  (4, 'Nagłówek', 10, 'Menu', true, true, true, true),
  (5, 'Nagłówek', 10, 'Wybór języka', true, true, true, true),
  (6, 'Wyszukiwarka', 30, 'Szukaj w biuletynie', true, false, true, false),
  (7, 'Wyszukiwarka', 10, 'Szukaj', true, true, true, true),
  (8, 'Wyszukiwarka', 20, 'Wyszukiwanie zaawansowane', true, false, true, true),
  (9, 'Wyszukiwarka', 30, 'Brak wyników', true, false, true, false),
  (10, 'Artykuł', 10, 'Drukuj', true, true, true, true),
  (11, 'Artykuł', 10, 'Pobierz PDF', true, true, true, true),
  (12, 'Artykuł', 30, 'Podmiot udostępniający', true, false, true, false),
  (13, 'Artykuł', 30, 'Informację wytworzył', true, false, true, false),
  (14, 'Artykuł', 30, 'Data wytworzenia', true, false, true, false),
  (15, 'Artykuł', 30, 'Data publikacji', true, false, true, false),
  (16, 'Artykuł', 30, 'Załączniki', true, false, true, true),
  (17, 'Artykuł', 20, 'Rejestr zmian', true, true, true, true),
  (18, 'Artykuł', 20, 'Poprzednie wersje', true, true, true, true),
  (19, 'Stopka', 20, 'Deklaracja dostępności', true, true, true, true),
  (20, 'Stopka', 20, 'Ochrona danych osobowych', true, true, true, true),
  (21, 'Stopka', 30, 'Ostatnia aktualizacja', true, false, true, false),
  (22, 'Stopka', 20, 'Kanały RSS', true, true, true, true);
--> statement-breakpoint
INSERT INTO "standard_element_translations" ("standard_element_id", "language_id", "translation", "translation_description")
SELECT e.id, l.id, e.translation, e.description FROM (VALUES
  (1, 'Przejdź do treści', 'Przejdź do głównej treści strony'),
  (2, 'Mapa strony', 'Przejdź do mapy strony'),
  (3, '', 'Włącz lub wyłącz wysoki kontrast'),
  (4, 'Menu', 'Pokaż lub ukryj menu'),
  (5, 'Język', 'Wybierz język strony'),
  (6, 'Szukaj w biuletynie', ''),
  (7, 'Szukaj', 'Wyszukaj w biuletynie'),
  (8, 'Wyszukiwanie zaawansowane', 'Przejdź do wyszukiwania zaawansowanego'),
  (9, 'Brak wyników', ''),
  (10, 'Drukuj', 'Wydrukuj treść artykułu'),
  (11, 'Pobierz PDF', 'Pobierz artykuł jako plik PDF'),
  (12, 'Podmiot udostępniający', ''),
  (13, 'Informację wytworzył', ''),
  (14, 'Data wytworzenia', ''),
  (15, 'Data publikacji', ''),
  (16, 'Załączniki', 'Lista załączników artykułu'),
  (17, 'Rejestr zmian', 'Przejdź do rejestru zmian artykułu'),
  (18, 'Poprzednie wersje', 'Przejdź do poprzednich wersji artykułu'),
  (19, 'Deklaracja dostępności', 'Przejdź do deklaracji dostępności'),
  (20, 'Ochrona danych osobowych', 'Przejdź do informacji o ochronie danych osobowych'),
  (21, 'Ostatnia aktualizacja', ''),
  (22, 'Kanały RSS', 'Przejdź do listy kanałów RSS')
) AS e (id, translation, description) JOIN languages l ON l.iso_code = 'PL';
