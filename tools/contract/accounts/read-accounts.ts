import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

import type { Account } from '@tests/contract/case'

import { wrongUsage } from '../../command-line/cannot-run'
import { type AccountName, accountNames } from './account-names'

/** An account of the file, with the secret of its authenticator if it signs in with two factors. */
export type GivenAccount = Account & { secret?: string }

/** Accounts that play personas, by name. */
export type GivenAccounts = ReadonlyMap<AccountName, GivenAccount>

type Environment = Record<string, string | undefined>

const text = z.string().check(z.minLength(1))
const credentials = { email: text, password: z.optional(text), passwordEnv: z.optional(text) }
const accountSchema = z.strictObject(credentials)
const twoFactorSchema = z.strictObject({ ...credentials, secret: z.optional(text), secretEnv: z.optional(text) })

const EXAMPLE = '{"child": {"email": "child@music.example", "passwordEnv": "QA_CHILD"}}'

/**
 * Reads the file of `--accounts`. Throws for wrong usage, with all mistakes at once; no message contains a value of the
 * file.
 */
export function readAccounts(path: string, env: Environment): GivenAccounts {
  const entries = Object.entries(parse(read(path)))
  const mistakes: string[] = []
  const accounts = entries.flatMap(([name, value]): [AccountName, GivenAccount][] => {
    const known = accountNames.find((one) => one === name)
    if (known === undefined) mistakes.push(`“${name}” is no account: the names are ${accountNames.join(', ')}`)
    const account = known === undefined ? undefined : accountOf(known, value, { env, mistakes })
    return known !== undefined && account ? [[known, account]] : []
  })
  if (mistakes.length > 0) throw wrongUsage(['--accounts:', ...mistakes].join('\n  '))
  return new Map(accounts)
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw wrongUsage(`--accounts cannot be read: ${(error as Error).message}`)
  }
}

/** Parses the file. The message of a syntax error would quote it. */
function parse(json: string): object {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch (error) {
    const [, position] = /position (\d+)/.exec((error as Error).message) ?? []
    const line = position === undefined ? '' : `, see line ${json.slice(0, Number(position)).split('\n').length}`
    throw wrongUsage(`--accounts is not JSON${line}`)
  }
  throw wrongUsage(`--accounts must be a file like ${EXAMPLE}`)
}

type Context = { env: Environment; mistakes: string[] }

function accountOf(name: AccountName, value: unknown, context: Context): GivenAccount | undefined {
  const hasSecret = name === 'twoFactor'
  const parsed = (hasSecret ? twoFactorSchema : accountSchema).safeParse(value)
  if (!parsed.success) {
    context.mistakes.push(...parsed.error.issues.map((issue) => mistakeOf(name, issue)))
    return undefined
  }
  const fields: Fields = parsed.data
  const password = valueOf(name, 'password', { fields, ...context })
  const secret = hasSecret ? valueOf(name, 'secret', { fields, ...context }) : undefined
  return { email: parsed.data.email, password, ...(secret !== undefined && { secret }) }
}

function mistakeOf(name: AccountName, issue: z.core.$ZodIssue): string {
  const path = [name, ...issue.path].join('.')
  if (issue.code === 'unrecognized_keys') return `${path} has the unknown fields ${issue.keys.join(', ')}`
  if (issue.path.length === 0) return `${path} must be an object like in ${EXAMPLE}`
  return `${path} must be a text that is not empty`
}

type Fields = Readonly<Record<string, string | undefined>>

/** A value that is in the file, or in the environment variable that the file names. */
function valueOf(
  name: AccountName,
  field: 'password' | 'secret',
  { fields, env, mistakes }: Context & { fields: Fields },
): string {
  const direct = fields[field]
  const variable = fields[`${field}Env`]
  if ((direct === undefined) === (variable === undefined)) mistakes.push(`${name} needs either ${field} or ${field}Env`)
  else if (variable !== undefined && !env[variable])
    mistakes.push(`${name}.${field}Env: the environment variable is empty or not set`)
  return direct ?? (variable === undefined ? undefined : env[variable]) ?? ''
}
