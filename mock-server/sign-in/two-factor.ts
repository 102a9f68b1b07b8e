import type { Db, MockTwoFactor } from '../store/db'
import type { World } from '../world'
import { randomToken } from './random-token'
import { newTotpSecret, totpStep, totpStepOf } from './totp'

const RECOVERY_CODES = 8
const HALF_BYTES = 5

/** Two halves of ten characters with a dash between. */
const newRecoveryCode = (): string => `${randomToken(HALF_BYTES)}-${randomToken(HALF_BYTES)}`

/** As many recovery codes as Fortify gives. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode)

/** A second factor for the user of this id. */
export const newTwoFactor = (id: number): MockTwoFactor => ({
  id,
  secret: newTotpSecret(),
  recovery_codes: newRecoveryCodes(),
  spent: [],
})

/** The codes once the second factor is confirmed; before that the text they are stored as, which nobody can read. */
export function recoveryCodesOf(
  { twoFactors }: Db,
  userId: number,
  isConfirmed: boolean,
): readonly string[] | string | null {
  const factor = twoFactors.get(userId)
  if (!factor) return null
  return isConfirmed ? factor.recovery_codes : btoa(JSON.stringify({ iv: '', value: '', mac: '' }))
}

/** Whether the user's authenticator shows this code about now; the code is spent then. */
export async function takeCode({ db, now }: Pick<World, 'db' | 'now'>, userId: number, code: string): Promise<boolean> {
  const factor = db.twoFactors.get(userId)
  const step = factor && (await totpStepOf(factor.secret, code, now()))
  // Read again: another call may have spent the code meanwhile.
  const spent = db.twoFactors.get(userId)?.spent ?? []
  if (step === undefined || spent.some((use) => use.code === code && use.step >= step)) return false
  const recent = spent.filter((use) => use.step >= totpStep(now()) - 1)
  db.twoFactors.update(userId, { spent: [...recent, { code, step }] })
  return true
}

/** Whether the user has this recovery code; another one takes its place then. */
export function takeRecoveryCode(db: Db, userId: number, code: string): boolean {
  const codes = db.twoFactors.get(userId)?.recovery_codes ?? []
  if (!codes.includes(code)) return false
  db.twoFactors.update(userId, { recovery_codes: codes.map((own) => (own === code ? newRecoveryCode() : own)) })
  return true
}
