import { randomToken } from '../../kit/random-token'
import { newTotpSecret, totpStep, totpStepOf } from '../../kit/totp'
import type { Db, MockTwoFactor } from '../../state/store/db'
import type { World } from '../../state/world'

const RECOVERY_CODES = 8
const HALF_BYTES = 5

/** Two halves of ten characters with a dash between. */
const newRecoveryCode = (): string => `${randomToken(HALF_BYTES)}-${randomToken(HALF_BYTES)}`

/** Generates Fortify's number of recovery codes. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode)

/** Creates the second factor of a user. */
export const newTwoFactor = (id: number): MockTwoFactor => ({
  id,
  secret: newTotpSecret(),
  recovery_codes: newRecoveryCodes(),
  spent: [],
})

/** Checks a code of the user's authenticator and marks it as spent. */
export async function takeCode({ db, now }: Pick<World, 'db' | 'now'>, userId: number, code: string): Promise<boolean> {
  const factor = db.twoFactors.get(userId)
  const step = factor && (await totpStepOf(factor.secret, code, now()))
  // Reread: a concurrent call may have spent the code.
  const spent = db.twoFactors.get(userId)?.spent ?? []
  if (step === undefined || spent.some((use) => use.code === code && use.step >= step)) return false
  const recent = spent.filter((use) => use.step >= totpStep(now()) - 1)
  db.twoFactors.update(userId, { spent: [...recent, { code, step }] })
  return true
}

/** Checks a recovery code of the user and replaces it. */
export function takeRecoveryCode(db: Db, userId: number, code: string): boolean {
  const codes = db.twoFactors.get(userId)?.recovery_codes ?? []
  if (!codes.includes(code)) return false
  db.twoFactors.update(userId, { recovery_codes: codes.map((own) => (own === code ? newRecoveryCode() : own)) })
  return true
}
