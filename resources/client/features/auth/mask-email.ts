/** Letters of an address that may be seen (spec section 2, "Email verification"). */
const VISIBLE_LETTERS = 2

/** An e-mail address that its owner recognises and nobody else learns: `an***************`. */
export const maskEmail = (email: string): string => {
  const letters = Array.from(email)
  return letters.map((letter, index) => (index < VISIBLE_LETTERS ? letter : '*')).join('')
}
