-- What every installation starts with. Polish is language 1 (specification, section 1).
insert into languages (iso_code, name, local_name, is_system, status, date_format)
values ('PL', 'polski', 'polski', true, 10, 'dd.MM.yyyy');

-- The special system role of section 6.
insert into roles (name, description, is_system, is_administrator, permissions)
values ('Administrator', 'Pełny dostęp do systemu', true, true,
  '{ManageSettings,ManageUsers,ManageMenus,CreateArticles,ConfirmArticles,PublishArticles,ArchiveArticles}');

insert into system_parameters (key_name, editor_type, display_name, value) values
  ('SessionTimeout', 'session', 'Czas bezczynności sesji użytkownika', '{"enabled": true, "value": 15, "minValue": 5, "maxValue": 120}'),
  ('MaxFileSize', 'number', 'Maksymalny rozmiar pliku (MB)', '{"value": 10, "minValue": 1, "maxValue": 100}'),
  ('MaxNewAttachmentCount', 'number', 'Liczba dodatkowych załączników opublikowanego artykułu', '{"value": 5, "minValue": 0, "maxValue": 20}'),
  ('MaxLengthExtraContent', 'number', 'Długość dodatkowej treści artykułu', '{"value": 500, "minValue": 50, "maxValue": 5000}'),
  ('NewTabOpenLinks', 'switch', 'Otwieranie odnośników w nowej karcie', '{"isEnabled": false}'),
  ('ApplicationColor', 'color', 'Kolor strony', '{"value": "#0077b3"}'),
  ('TileCount', 'tileCount', 'Liczba kafli na stronie głównej', '{"value": 4, "tiles": []}'),
  ('ClientId', 'clientId', 'Numer klienta', '{"clientId": null}'),
  ('CookieInformation', 'cookies', 'Informacja o plikach cookie', '{"isEnabled": false, "description": ""}'),
  ('UserManual', 'userManual', 'Podręcznik użytkownika', '{"userManual": null, "defaultUserManual": null}'),
  ('BipUserManual', 'bipUserManual', 'Podręcznik użytkownika BIP', '{"userManual": null, "defaultUserManual": null}'),
  ('Analytics', 'analytics', 'Statystyka odwiedzin', '{"isActive": false, "gaid": ""}'),
  -- not a parameter that anybody edits here: the name stands in the office's data
  ('OfficeName', 'office', 'Nazwa urzędu', '{"value": ""}');
