-- Kinds of files the document repository knows (specification, section 5, Files and images), and two groups so that attachments work at once.
insert into repository_groups (name, description, icon) values
  ('Dokumenty', 'Uchwały, zarządzenia, formularze i archiwa', 'dokument'),
  ('Obrazy', 'Zdjęcia, skany i grafiki', 'dokument');

insert into file_extensions (extension, content_type, description, file_type, repository_group_id)
select known.extension, known.content_type, known.description, known.file_type, g.id from (values
  ('pdf', 'application/pdf', 'Dokument PDF', 1, 'Dokumenty'),
  ('doc', 'application/msword', 'Dokument Word 97–2003', 1, 'Dokumenty'),
  ('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Dokument Word', 1, 'Dokumenty'),
  ('odt', 'application/vnd.oasis.opendocument.text', 'Dokument tekstowy OpenDocument', 1, 'Dokumenty'),
  ('xls', 'application/vnd.ms-excel', 'Arkusz Excel 97–2003', 1, 'Dokumenty'),
  ('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Arkusz Excel', 1, 'Dokumenty'),
  ('ods', 'application/vnd.oasis.opendocument.spreadsheet', 'Arkusz OpenDocument', 1, 'Dokumenty'),
  ('ppt', 'application/vnd.ms-powerpoint', 'Prezentacja PowerPoint 97–2003', 1, 'Dokumenty'),
  ('pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'Prezentacja PowerPoint', 1, 'Dokumenty'),
  ('txt', 'text/plain', 'Plik tekstowy', 1, 'Dokumenty'),
  ('zip', 'application/zip', 'Archiwum ZIP', 1, 'Dokumenty'),
  ('7z', 'application/x-7z-compressed', 'Archiwum 7-Zip', 1, 'Dokumenty'),
  ('tar', 'application/x-tar', 'Archiwum TAR', 1, 'Dokumenty'),
  ('json', 'application/json', 'Dane JSON', 1, 'Dokumenty'),
  ('png', 'image/png', 'Obraz PNG', 0, 'Obrazy'),
  ('jpg', 'image/jpeg', 'Obraz JPEG', 0, 'Obrazy'),
  ('jpeg', 'image/jpeg', 'Obraz JPEG', 0, 'Obrazy'),
  ('gif', 'image/gif', 'Obraz GIF', 0, 'Obrazy'),
  ('bmp', 'image/bmp', 'Obraz BMP', 0, 'Obrazy'),
  ('svg', 'image/svg+xml', 'Grafika wektorowa SVG', 0, 'Obrazy'),
  -- known, but an office chooses for itself whether it publishes them
  ('odp', 'application/vnd.oasis.opendocument.presentation', 'Prezentacja OpenDocument', 1, null),
  ('rtf', 'application/rtf', 'Tekst sformatowany RTF', 1, null),
  ('csv', 'text/csv', 'Dane CSV', 1, null),
  ('xml', 'application/xml', 'Dane XML', 1, null)
) as known (extension, content_type, description, file_type, group_name)
left join repository_groups g on g.name = known.group_name;

-- The file picker searches names anywhere in them, without regard to letter case and Polish diacritics. What fold_polish does stands here
-- in full: while an index is made PostgreSQL does not find the collation inside the function.
create index document_repository_name on document_repository
  using gin ((translate(lower(file_name), 'ąćęłńóśźż', 'acelnoszz') collate "C") gin_trgm_ops);

-- The two letters of every country and of every language, and the regions of the United Kingdom (specification, section 5, Dictionaries).
-- Where a country and a language share a code, the name holds both. An office adds an entry of its own for another name or a flag.
insert into iso_codes (code, name, is_default) select code, name, true from (values
  ('AA', 'afar'), ('AB', 'abchaski'), ('AD', 'Andora'), ('AE', 'Zjednoczone Emiraty Arabskie / awestyjski'), ('AF', 'Afganistan / afrikaans'),
  ('AG', 'Antigua i Barbuda'), ('AI', 'Anguilla'), ('AK', 'akan'), ('AL', 'Albania'), ('AM', 'Armenia / amharski'), ('AN', 'aragoński'),
  ('AO', 'Angola'), ('AQ', 'Antarktyda'), ('AR', 'Argentyna / arabski'), ('AS', 'Samoa Amerykańskie / asamski'), ('AT', 'Austria'),
  ('AU', 'Australia'), ('AV', 'awarski'), ('AW', 'Aruba'), ('AX', 'Wyspy Alandzkie'), ('AY', 'ajmara'), ('AZ', 'Azerbejdżan / azerbejdżański'),
  ('BA', 'Bośnia i Hercegowina / baszkirski'), ('BB', 'Barbados'), ('BD', 'Bangladesz'), ('BE', 'Belgia / białoruski'), ('BF', 'Burkina Faso'),
  ('BG', 'Bułgaria / bułgarski'), ('BH', 'Bahrajn'), ('BI', 'Burundi / bislama'), ('BJ', 'Benin'), ('BL', 'Saint-Barthélemy'),
  ('BM', 'Bermudy / bambara'), ('BN', 'Brunei / bengalski'), ('BO', 'Boliwia / tybetański'), ('BQ', 'Niderlandy Karaibskie'),
  ('BR', 'Brazylia / bretoński'), ('BS', 'Bahamy / bośniacki'), ('BT', 'Bhutan'), ('BV', 'Wyspa Bouveta'), ('BW', 'Botswana'),
  ('BY', 'Białoruś'), ('BZ', 'Belize'), ('CA', 'Kanada / kataloński'), ('CC', 'Wyspy Kokosowe'), ('CD', 'Demokratyczna Republika Konga'),
  ('CE', 'czeczeński'), ('CF', 'Republika Środkowoafrykańska'), ('CG', 'Kongo'), ('CH', 'Szwajcaria / czamorro'), ('CI', 'Côte d’Ivoire'),
  ('CK', 'Wyspy Cooka'), ('CL', 'Chile'), ('CM', 'Kamerun'), ('CN', 'Chiny'), ('CO', 'Kolumbia / korsykański'), ('CR', 'Kostaryka / kri'),
  ('CS', 'czeski'), ('CU', 'Kuba / cerkiewnosłowiański'), ('CV', 'Republika Zielonego Przylądka / czuwaski'), ('CW', 'Curaçao'),
  ('CX', 'Wyspa Bożego Narodzenia'), ('CY', 'Cypr / walijski'), ('CZ', 'Czechy'), ('DA', 'duński'), ('DE', 'Niemcy / niemiecki'),
  ('DJ', 'Dżibuti'), ('DK', 'Dania'), ('DM', 'Dominika'), ('DO', 'Dominikana'), ('DV', 'malediwski'), ('DZ', 'Algieria / dzongkha'),
  ('EC', 'Ekwador'), ('EE', 'Estonia / ewe'), ('EG', 'Egipt'), ('EH', 'Sahara Zachodnia'), ('EL', 'grecki'), ('EN', 'angielski'),
  ('EO', 'esperanto'), ('ER', 'Erytrea'), ('ES', 'Hiszpania / hiszpański'), ('ET', 'Etiopia / estoński'), ('EU', 'baskijski'), ('FA', 'perski'),
  ('FF', 'fulani'), ('FI', 'Finlandia / fiński'), ('FJ', 'Fidżi / fidżijski'), ('FK', 'Falklandy'), ('FM', 'Mikronezja'),
  ('FO', 'Wyspy Owcze / farerski'), ('FR', 'Francja / francuski'), ('FY', 'zachodniofryzyjski'), ('GA', 'Gabon / irlandzki'),
  ('GB', 'Wielka Brytania'), ('GB-ENG', 'Anglia'), ('GB-NIR', 'Irlandia Północna'), ('GB-SCT', 'Szkocja'), ('GB-WLS', 'Walia'),
  ('GD', 'Grenada / szkocki gaelicki'), ('GE', 'Gruzja'), ('GF', 'Gujana Francuska'), ('GG', 'Guernsey'), ('GH', 'Ghana'), ('GI', 'Gibraltar'),
  ('GL', 'Grenlandia / galicyjski'), ('GM', 'Gambia'), ('GN', 'Gwinea / guarani'), ('GP', 'Gwadelupa'), ('GQ', 'Gwinea Równikowa'),
  ('GR', 'Grecja'), ('GS', 'Georgia Południowa i Sandwich Południowy'), ('GT', 'Gwatemala'), ('GU', 'Guam / gudżarati'), ('GV', 'manx'),
  ('GW', 'Gwinea Bissau'), ('GY', 'Gujana'), ('HA', 'hausa'), ('HE', 'hebrajski'), ('HI', 'hindi'), ('HK', 'SRA Hongkong (Chiny)'),
  ('HM', 'Wyspy Heard i McDonalda'), ('HN', 'Honduras'), ('HO', 'hiri motu'), ('HR', 'Chorwacja / chorwacki'),
  ('HT', 'Haiti / kreolski haitański'), ('HU', 'Węgry / węgierski'), ('HY', 'ormiański'), ('HZ', 'herero'), ('IA', 'interlingua'),
  ('ID', 'Indonezja / indonezyjski'), ('IE', 'Irlandia / interlingue'), ('IG', 'igbo'), ('II', 'syczuański'), ('IK', 'inupiak'),
  ('IL', 'Izrael'), ('IM', 'Wyspa Man'), ('IN', 'Indie'), ('IO', 'Brytyjskie Terytorium Oceanu Indyjskiego / ido'), ('IQ', 'Irak'),
  ('IR', 'Iran'), ('IS', 'Islandia / islandzki'), ('IT', 'Włochy / włoski'), ('IU', 'inuktitut'), ('JA', 'japoński'), ('JE', 'Jersey'),
  ('JM', 'Jamajka'), ('JO', 'Jordania'), ('JP', 'Japonia'), ('JV', 'jawajski'), ('KA', 'gruziński'), ('KE', 'Kenia'),
  ('KG', 'Kirgistan / kongo'), ('KH', 'Kambodża'), ('KI', 'Kiribati / kikuju'), ('KJ', 'kwanyama'), ('KK', 'kazachski'), ('KL', 'grenlandzki'),
  ('KM', 'Komory / khmerski'), ('KN', 'Saint Kitts i Nevis / kannada'), ('KO', 'koreański'), ('KP', 'Korea Północna'),
  ('KR', 'Korea Południowa / kanuri'), ('KS', 'kaszmirski'), ('KU', 'kurdyjski'), ('KV', 'komi'), ('KW', 'Kuwejt / kornijski'),
  ('KY', 'Kajmany / kirgiski'), ('KZ', 'Kazachstan'), ('LA', 'Laos / łaciński'), ('LB', 'Liban / luksemburski'), ('LC', 'Saint Lucia'),
  ('LG', 'ganda'), ('LI', 'Liechtenstein / limburski'), ('LK', 'Sri Lanka'), ('LN', 'lingala'), ('LO', 'laotański'), ('LR', 'Liberia'),
  ('LS', 'Lesotho'), ('LT', 'Litwa / litewski'), ('LU', 'Luksemburg / luba-katanga'), ('LV', 'Łotwa / łotewski'), ('LY', 'Libia'),
  ('MA', 'Maroko'), ('MC', 'Monako'), ('MD', 'Mołdawia'), ('ME', 'Czarnogóra'), ('MF', 'Saint-Martin'), ('MG', 'Madagaskar / malgaski'),
  ('MH', 'Wyspy Marshalla / marszalski'), ('MI', 'maoryjski'), ('MK', 'Macedonia Północna / macedoński'), ('ML', 'Mali / malajalam'),
  ('MM', 'Mjanma (Birma)'), ('MN', 'Mongolia / mongolski'), ('MO', 'SRA Makau (Chiny)'), ('MP', 'Mariany Północne'), ('MQ', 'Martynika'),
  ('MR', 'Mauretania / marathi'), ('MS', 'Montserrat / malajski'), ('MT', 'Malta / maltański'), ('MU', 'Mauritius'), ('MV', 'Malediwy'),
  ('MW', 'Malawi'), ('MX', 'Meksyk'), ('MY', 'Malezja / birmański'), ('MZ', 'Mozambik'), ('NA', 'Namibia / nauruański'),
  ('NB', 'norweski (bokmål)'), ('NC', 'Nowa Kaledonia'), ('ND', 'ndebele północny'), ('NE', 'Niger / nepalski'), ('NF', 'Norfolk'),
  ('NG', 'Nigeria / ndonga'), ('NI', 'Nikaragua'), ('NL', 'Holandia / niderlandzki'), ('NN', 'norweski (nynorsk)'),
  ('NO', 'Norwegia / norweski'), ('NP', 'Nepal'), ('NR', 'Nauru / ndebele południowy'), ('NU', 'Niue'), ('NV', 'nawaho'), ('NY', 'njandża'),
  ('NZ', 'Nowa Zelandia'), ('OC', 'oksytański'), ('OJ', 'odżibwa'), ('OM', 'Oman / oromo'), ('OR', 'orija'), ('OS', 'osetyjski'),
  ('PA', 'Panama / pendżabski'), ('PE', 'Peru'), ('PF', 'Polinezja Francuska'), ('PG', 'Papua-Nowa Gwinea'), ('PH', 'Filipiny'),
  ('PI', 'palijski'), ('PK', 'Pakistan'), ('PL', 'Polska / polski'), ('PM', 'Saint-Pierre i Miquelon'), ('PN', 'Pitcairn'), ('PR', 'Portoryko'),
  ('PS', 'Terytoria Palestyńskie / paszto'), ('PT', 'Portugalia / portugalski'), ('PW', 'Palau'), ('PY', 'Paragwaj'), ('QA', 'Katar'),
  ('QU', 'keczua'), ('RE', 'Reunion'), ('RM', 'retoromański'), ('RN', 'rundi'), ('RO', 'Rumunia / rumuński'), ('RS', 'Serbia'),
  ('RU', 'Rosja / rosyjski'), ('RW', 'Rwanda / kinya-ruanda'), ('SA', 'Arabia Saudyjska / sanskryt'), ('SB', 'Wyspy Salomona'),
  ('SC', 'Seszele / sardyński'), ('SD', 'Sudan / sindhi'), ('SE', 'Szwecja / północnolapoński'), ('SG', 'Singapur / sango'),
  ('SH', 'Wyspa Świętej Heleny'), ('SI', 'Słowenia / syngaleski'), ('SJ', 'Svalbard i Jan Mayen'), ('SK', 'Słowacja / słowacki'),
  ('SL', 'Sierra Leone / słoweński'), ('SM', 'San Marino / samoański'), ('SN', 'Senegal / shona'), ('SO', 'Somalia / somalijski'),
  ('SQ', 'albański'), ('SR', 'Surinam / serbski'), ('SS', 'Sudan Południowy / suazi'),
  ('ST', 'Wyspy Świętego Tomasza i Książęca / sotho południowy'), ('SU', 'sundajski'), ('SV', 'Salwador / szwedzki'), ('SW', 'suahili'),
  ('SX', 'Sint Maarten'), ('SY', 'Syria'), ('SZ', 'Eswatini'), ('TA', 'tamilski'), ('TC', 'Turks i Caicos'), ('TD', 'Czad'), ('TE', 'telugu'),
  ('TF', 'Francuskie Terytoria Południowe i Antarktyczne'), ('TG', 'Togo / tadżycki'), ('TH', 'Tajlandia / tajski'), ('TI', 'tigrinia'),
  ('TJ', 'Tadżykistan'), ('TK', 'Tokelau / turkmeński'), ('TL', 'Timor Wschodni / filipiński'), ('TM', 'Turkmenistan'),
  ('TN', 'Tunezja / setswana'), ('TO', 'Tonga / tonga'), ('TR', 'Turcja / turecki'), ('TS', 'tsonga'), ('TT', 'Trynidad i Tobago / tatarski'),
  ('TV', 'Tuvalu'), ('TW', 'Tajwan / akan'), ('TY', 'tahitański'), ('TZ', 'Tanzania'), ('UA', 'Ukraina'), ('UG', 'Uganda / ujgurski'),
  ('UK', 'ukraiński'), ('UM', 'Dalekie Wyspy Mniejsze Stanów Zjednoczonych'), ('UR', 'urdu'), ('US', 'Stany Zjednoczone'), ('UY', 'Urugwaj'),
  ('UZ', 'Uzbekistan / uzbecki'), ('VA', 'Watykan'), ('VC', 'Saint Vincent i Grenadyny'), ('VE', 'Wenezuela / venda'),
  ('VG', 'Brytyjskie Wyspy Dziewicze'), ('VI', 'Wyspy Dziewicze Stanów Zjednoczonych / wietnamski'), ('VN', 'Wietnam'), ('VO', 'wolapik'),
  ('VU', 'Vanuatu'), ('WA', 'waloński'), ('WF', 'Wallis i Futuna'), ('WO', 'wolof'), ('WS', 'Samoa'), ('XH', 'khosa'), ('XK', 'Kosowo'),
  ('YE', 'Jemen'), ('YI', 'jidysz'), ('YO', 'joruba'), ('YT', 'Majotta'), ('ZA', 'Republika Południowej Afryki / czuang'), ('ZH', 'chiński'),
  ('ZM', 'Zambia'), ('ZU', 'zulu'), ('ZW', 'Zimbabwe')
) as known (code, name);
