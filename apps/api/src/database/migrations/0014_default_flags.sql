ALTER TABLE "iso_codes" ADD COLUMN "region" text;--> statement-breakpoint
-- Flags are of states and regions; a code is of a language. A country's code has the flag of the country …
update iso_codes set region = code where is_default and code in (
  'AD', 'AE', 'AF', 'AG', 'AI', 'AL', 'AM', 'AO', 'AQ', 'AS', 'AT', 'AU', 'AW', 'AX', 'AZ', 'BA', 'BB', 'BD', 'BF', 'BG', 'BH',
  'BI', 'BJ', 'BL', 'BM', 'BO', 'BQ', 'BR', 'BT', 'BV', 'BW', 'BY', 'BZ', 'CC', 'CD', 'CF', 'CG', 'CH', 'CI', 'CK', 'CL', 'CM',
  'CN', 'CO', 'CR', 'CU', 'CV', 'CW', 'CX', 'CZ', 'DE', 'DJ', 'DK', 'DM', 'DO', 'DZ', 'EC', 'EE', 'EG', 'EH', 'ER', 'ES', 'FI',
  'FJ', 'FK', 'FM', 'FO', 'FR', 'GB', 'GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS', 'GD', 'GE', 'GF', 'GG', 'GH', 'GI', 'GL', 'GM', 'GN',
  'GP', 'GQ', 'GR', 'GS', 'GT', 'GU', 'GW', 'GY', 'HK', 'HM', 'HN', 'HR', 'HT', 'HU', 'ID', 'IE', 'IL', 'IM', 'IN', 'IO', 'IQ',
  'IR', 'IS', 'IT', 'JE', 'JM', 'JO', 'JP', 'KE', 'KG', 'KH', 'KI', 'KN', 'KP', 'KR', 'KW', 'KZ', 'LA', 'LB', 'LC', 'LI', 'LK',
  'LR', 'LS', 'LT', 'LU', 'LV', 'LY', 'MA', 'MC', 'MD', 'ME', 'MF', 'MG', 'MH', 'MK', 'ML', 'MM', 'MN', 'MO', 'MP', 'MQ', 'MR',
  'MT', 'MU', 'MV', 'MW', 'MX', 'MY', 'MZ', 'NA', 'NC', 'NF', 'NG', 'NI', 'NL', 'NO', 'NP', 'NR', 'NU', 'NZ', 'OM', 'PA', 'PE',
  'PF', 'PG', 'PH', 'PK', 'PL', 'PM', 'PN', 'PR', 'PS', 'PT', 'PW', 'PY', 'QA', 'RE', 'RO', 'RS', 'RU', 'RW', 'SA', 'SB', 'SC',
  'SD', 'SE', 'SG', 'SH', 'SI', 'SJ', 'SK', 'SM', 'SN', 'SO', 'SS', 'ST', 'SX', 'SY', 'SZ', 'TC', 'TD', 'TF', 'TH', 'TJ', 'TM',
  'TN', 'TO', 'TR', 'TT', 'TV', 'TW', 'TZ', 'UA', 'UG', 'UM', 'US', 'UY', 'UZ', 'VA', 'VC', 'VE', 'VG', 'VN', 'VU', 'WF', 'WS',
  'XK', 'YE', 'YT', 'ZA', 'ZM', 'ZW'
);--> statement-breakpoint
-- … and a language's that of the state where it is at home, also where some far country has the same two letters: SV is Swedish here, not
-- Salvador. A language of many states or of none (AR, EO) has no flag until the office uploads the one it means.
update iso_codes set region = home.region from (values
  ('BE', 'BY'), ('BN', 'BD'), ('BS', 'BA'), ('CA', 'ES-CT'), ('CS', 'CZ'), ('CY', 'GB-WLS'), ('DA', 'DK'), ('DV', 'MV'),
  ('EL', 'GR'), ('EN', 'GB'), ('ET', 'EE'), ('FA', 'IR'), ('GA', 'IE'), ('HE', 'IL'), ('HI', 'IN'), ('HY', 'AM'), ('JA', 'JP'),
  ('KA', 'GE'), ('KK', 'KZ'), ('KL', 'GL'), ('KM', 'KH'), ('KO', 'KR'), ('KY', 'KG'), ('LO', 'LA'), ('MI', 'NZ'), ('MS', 'MY'),
  ('NB', 'NO'), ('NE', 'NP'), ('NN', 'NO'), ('RN', 'BI'), ('SL', 'SI'), ('SQ', 'AL'), ('SR', 'RS'), ('SV', 'SE'), ('SW', 'TZ'),
  ('TG', 'TJ'), ('TK', 'TM'), ('TL', 'PH'), ('TY', 'PF'), ('UK', 'UA'), ('UR', 'PK'), ('VI', 'VN'), ('ZH', 'CN')
) as home (code, region) where is_default and iso_codes.code = home.code;
