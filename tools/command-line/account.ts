import { wrongUsage } from './cannot-run'

/** Credentials from `--email` and the environment variable of `--password-env`. Throws for wrong usage. */
export function accountOf(
  email: string | undefined,
  variable: string | undefined,
  env: Record<string, string | undefined>,
): { email: string; password: string } | undefined {
  if (email === undefined && variable === undefined) return undefined
  if (email === undefined) throw wrongUsage('--password-env needs --email')
  if (variable === undefined) throw wrongUsage('--email needs --password-env')
  const password = env[variable]
  if (!password) throw wrongUsage(`The environment variable ${variable} is empty or not set`)
  return { email, password }
}
