import type { Charge } from '../../state/parts/gateway'

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
