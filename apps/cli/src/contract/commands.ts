import type { OptionsOf, Program } from '../shared/command.ts';
import { repeated } from '../shared/options/option-parsers.ts';
import { outputOption } from '../shared/options/output-option.ts';
import { whyDescription } from '../shared/options/why-option.ts';
import { yesOption } from '../shared/options/yes-option.ts';

export const callOperationCommand = (program: Program) =>
  program
    .command('api')
    .description('wywołaj dowolną operację kontraktu; żądanie jest sprawdzane przed wysłaniem')
    .argument('[operacja]', 'nazwa operacji; bez niej lista wszystkich')
    .option('--param <nazwa=wartość>', 'parametr ścieżki, zapytania lub nagłówka (można powtarzać)', repeated(String))
    .option('--body <json>', 'treść żądania: JSON, @plik albo „-”, aby czytać ją z wejścia')
    .option(
      '--form <pole=wartość>',
      'pole formularza; plik podaje się jako pole=@plik (można powtarzać)',
      repeated(String),
    )
    .option('--why', whyDescription)
    .option('--paginate', 'wszystkie strony listy jako jedna tablica')
    .option('--describe', 'opisz operację i jej parametry, z przykładem (to samo co --help po nazwie)')
    .addOption(yesOption('nie pytaj o potwierdzenie tego, czego nie można cofnąć'))
    .addHelpText(
      'after',
      '\nUsuwanie (DELETE) bez terminala wymaga opcji --yes.\n\nPrzykłady:\n  bip api listTags --help\n  bip api listTags --paginate --jq ".[].name"\n  bip api getArticle --param id=12\n  bip api createBanner --why\n  bip api listTags --param size=5 --param "filters=name;contains;uchwa"\n  bip api createTag --body \'{"name":"uchwały","languageId":1}\'\n  bip api deleteTags --param ids=12 --yes\n  bip api downloadAttachment --param documentRepositoryId=7 --out uchwala.pdf',
    );

export type CallOperationOptions = OptionsOf<typeof callOperationCommand>;

export const contractCommand = (program: Program) =>
  program
    .command('contract')
    .description('kontrakt (openapi.yaml) wobec serwera')
    .addHelpText('after', '\nPrzykład:\n  bip contract check --url http://localhost:4301');

export const checkContractCommand = (contract: ReturnType<typeof contractCommand>) =>
  contract
    .command('check')
    .description('wywołaj każdą bezpieczną operację i zgłoś odpowiedzi niezgodne z kontraktem')
    .requiredOption('--url <adres>', 'adres sprawdzanego serwera')
    .option('--anonymous', 'bez logowania (np. dla serwera atrap)')
    .option(
      '--param <nazwa=wartość>',
      'wartość parametru, której żadna odpowiedź nie podaje, np. hash podglądu (można powtarzać)',
      repeated(String),
    )
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip contract check --url http://localhost:4301 --anonymous\n  bip contract check --url https://redakcja-api.gmina.pl -o json',
    );

export type CheckContractOptions = OptionsOf<typeof checkContractCommand>;
