/** Number of visible letters (spec section 2, "Email verification"). */
const VISIBLE_LETTERS = 2

/** Masks an email address: its owner recognises it, others cannot read it: `an***************`. */
export const maskEmail = (email: string): string => {
  const letters = Array.from(email)
  return letters.map((letter, index) => (index < VISIBLE_LETTERS ? letter : '*')).join('')
}
