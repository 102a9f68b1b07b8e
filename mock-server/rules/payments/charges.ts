/** Money that a customer has paid. */
export type Charge = {
  /** Id of the user. */
  customer: number
  /** In minor units of the currency. */
  amount: number
  /** ISO code in lower case. */
  currency: string
  gateway: 'stripe' | 'paypal'
  /** Payment intent that was charged; absent for renewals and PayPal. */
  intent?: string
  /** Milliseconds since the epoch. */
  at: number
}

/** Holds every successful charge, oldest first. */
export function createCharges({ now }: { now: () => number }) {
  const charges: Charge[] = []
  return {
    add(charge: Omit<Charge, 'at'>): void {
      charges.push({ ...charge, currency: charge.currency.toLowerCase(), at: now() })
    },
    all: (): readonly Charge[] => charges,
  }
}
/** Result of {@link createCharges}. */
export type Charges = ReturnType<typeof createCharges>
