import type { Db } from '../../state/store/db'

/** The recovery codes; before the second factor is confirmed, their encrypted form. */
export function recoveryCodesOf(
  { twoFactors }: Db,
  userId: number,
  isConfirmed: boolean,
): readonly string[] | string | null {
  const factor = twoFactors.get(userId)
  if (!factor) return null
  return isConfirmed ? factor.recovery_codes : btoa(JSON.stringify({ iv: '', value: '', mac: '' }))
}
