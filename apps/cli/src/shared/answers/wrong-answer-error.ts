/** Something else than the product has answered, or the answer was cut: a fault of the network, which may pass. */
export class WrongAnswerError extends Error {
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
