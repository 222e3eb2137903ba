/** A fault of the network, which may pass. What was asked for may have been done. */
export abstract class NoAnswerError extends Error {}

/** The whole answer was not there in time. */
export class LateAnswerError extends NoAnswerError {
  constructor(server: string, seconds: number) {
    super(`Serwer ${server} nie odpowiedział w ciągu ${seconds} s. Dłużej czeka --timeout`);
  }
}

/** Something else than the product has answered, or the answer was cut. */
export class WrongAnswerError extends NoAnswerError {
  /**
   * @param server its address
   * @param call method and address of the request, without its query
   * @param fault what came instead of the answer, in Polish
   */
  constructor(server: string, call: string, fault: string) {
    super(
      `Pod adresem ${server} nie odpowiada Redakcja BIP (${call}: ${fault}). Sprawdź --host, BIP_HOST i pośrednika sieciowego (proxy)`,
    );
  }
}
