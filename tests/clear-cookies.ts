import { parseCookies } from '@mock/sessions/cookies'

/** Removes every cookie that scripts can read. */
export function clearCookies(): void {
  for (const name of Object.keys(parseCookies(document.cookie))) document.cookie = `${name}=; Path=/; Max-Age=0`
}
