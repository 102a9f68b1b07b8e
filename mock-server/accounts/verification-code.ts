/** Generates a verification code: six digits without a leading zero (backend contract, section 11.12). */
export function newVerificationCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(100_000 + (random % 900_000))
}
