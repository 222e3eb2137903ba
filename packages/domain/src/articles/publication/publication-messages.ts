/** Messages of the specification (section 5, Article). */
export const publicationMessages = {
  startNotLaterThanNow: 'Data publikacji od musi być większa od daty aktualnej',
  endNotLaterThanStart: 'Data publikacji do musi być późniejsza niż data publikacji od',
  endNotLaterThanNow: 'Data publikacji do musi być późniejsza niż aktualna',
  endMissing: 'Podaj datę publikacji do, aby artykuł został zarchiwizowany po jej upływie',
  startMissing: 'Podaj datę publikacji od',
  startBesideNow: 'Podaj datę publikacji od albo publikację od razu, nie obie',
  categoryMissing: 'Artykuł musi mieć kategorię główną z nazwą wyświetlaną',
  providingEntityMissing: 'Podaj podmiot udostępniający informację',
  authorMissing: 'Podaj osobę, która wytworzyła informację',
  informationDateMissing: 'Podaj datę wytworzenia informacji',
  publisherMissing: 'Nie wiadomo, kto wprowadził informację do BIP',
} as const;
