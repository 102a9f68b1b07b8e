/** The issuer's refusal of a card, in Stripe's terms. */
export type Decline = { code: string; decline_code?: string; message: string }

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
})

/** A test card that Stripe publishes, and what its issuer does. */
export type TestCard = {
  /** Label in the mock's README. */
  purpose: string
  brand: 'visa' | 'mastercard'
  /** `once`: until an authenticated use has stored the card; `always`: also for renewals, which then fail. */
  authentication?: 'once' | 'always'
  decline?: Decline
  /** Stores without a refusal; only charges are declined. */
  stores?: true
}

/** Test cards by number, with the outcomes that https://docs.stripe.com/testing publishes. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { purpose: 'succeeds', brand: 'visa' },
  '5555555555554444': { purpose: 'succeeds', brand: 'mastercard' },
  '4000002500003155': { purpose: 'authentication once', brand: 'visa', authentication: 'once' },
  '4000002760003184': { purpose: 'authentication always', brand: 'visa', authentication: 'always' },
  '4000008400001629': {
    purpose: 'authentication, then declined',
    brand: 'visa',
    authentication: 'always',
    decline: declined('generic_decline'),
  },
  '4000000000000002': { purpose: 'declined', brand: 'visa', decline: declined('generic_decline') },
  '4000000000009995': {
    purpose: 'insufficient funds',
    brand: 'visa',
    decline: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000000000009987': { purpose: 'lost card', brand: 'visa', decline: declined('lost_card') },
  '4000000000000069': {
    purpose: 'expired card',
    brand: 'visa',
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    purpose: 'incorrect CVC',
    brand: 'visa',
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    purpose: 'processing error',
    brand: 'visa',
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000000000000341': {
    purpose: 'can be stored, charges are declined',
    brand: 'visa',
    decline: declined('generic_decline'),
    stores: true,
  },
}

/** A real card: Stripe refuses it with test keys. */
const liveCard: TestCard = {
  purpose: 'any other number',
  brand: 'visa',
  decline: declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test (live) card.',
  ),
}

/** Returns the test card of this number (digits only). */
export const testCardOf = (number: string): TestCard => testCards[number] ?? liveCard

/** Numbers and purposes of all test cards. */
export const listedTestCards = (): [number: string, card: TestCard][] => Object.entries(testCards)
