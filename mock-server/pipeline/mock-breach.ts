/** The mock's own answer is not what the contract says: a mistake in a handler, a factory or the contract. */
export class MockBreach extends Error {
  override name = 'MockBreach'
}
