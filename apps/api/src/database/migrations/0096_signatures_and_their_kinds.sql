-- Signatures are attached as what they are, beside the documents that they sign. Other kinds that offices publish are known, and an office chooses.
insert into file_extensions (extension, content_type, description, file_type, repository_group_id)
select known.extension, known.content_type, known.description, 1, g.id from (values
  ('xades', 'application/xml', 'Podpis elektroniczny XAdES', 'Dokumenty'),
  ('asice', 'application/vnd.etsi.asic-e+zip', 'Dokument z podpisem ASiC-E', 'Dokumenty'),
  ('sce', 'application/vnd.etsi.asic-e+zip', 'Dokument z podpisem ASiC-E', 'Dokumenty'),
  ('p7m', 'application/pkcs7-mime', 'Dokument z podpisem CAdES', 'Dokumenty'),
  ('gml', 'application/gml+xml', 'Dane przestrzenne GML', null),
  ('eml', 'message/rfc822', 'Wiadomość e-mail', null),
  ('msg', 'application/vnd.ms-outlook', 'Wiadomość e-mail programu Outlook', null),
  ('tif', 'image/tiff', 'Skan TIFF', null),
  ('tiff', 'image/tiff', 'Skan TIFF', null),
  ('dwg', 'application/acad', 'Rysunek techniczny DWG', null)
) as known (extension, content_type, description, group_name)
left join repository_groups g on g.name = known.group_name
on conflict (extension) do nothing;
