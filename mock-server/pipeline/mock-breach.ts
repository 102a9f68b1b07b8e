/** Thrown when the mock's own response violates the contract: a mistake in a handler, a factory or the contract. */
export class MockBreach extends Error {
  override name = 'MockBreach'
}
