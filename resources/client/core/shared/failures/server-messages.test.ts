import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { changeLanguage } from '@/core/platform/i18n/i18n'

import { readableMessage } from './server-messages'

/** Folders of the mock that contain messages of Laravel, Fortify and the backend. */
const FOLDERS = [
  ...['accounts', 'billing', 'files', 'music', 'social', 'workspaces'].map((room) => `rules/${room}`),
  ...['handlers', 'pipeline', 'sessions', 'sign-in'].map((room) => `backend/${room}`),
  ...['site/media', 'site/tus', 'state/store'],
]
/** Files of emails, and texts of the mock that no backend sends. */
const OTHERS = /\.test\.ts$|mails\.ts$|error-page\.ts$|visitor\.ts$/
const OWN = [
  /^The mock /,
  /^The method must be named twice/,
  /^A page in place of/,
  /^Upload-Metadata is not/,
  /^(?:Unsupported checksum|Checksum mismatch)/,
  // Built from the parts in the table of Laravel's rules below.
  /^The 5 5$/,
]

/** Sentences in quotes: two words or more, with a full stop. Placeholders of templates become a number. */
const messagesOf = (source: string): string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`\n]+)`/g)]
    .map(([, ...quoted]) => quoted.find((text) => text !== undefined) ?? '')
    .map((text) => text.replaceAll(/\$\{[^}]*\}/g, '5').replaceAll('\\\\', '\\'))
    .filter((text) => /^[A-Z][ -~]* [ -~]*[.!]$|^No query results/.test(text))

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(`mock-server/${folder}`).map((file) => `mock-server/${folder}/${file}`),
)
  .concat('mock-server/backend/backend.ts', 'mock-server/rules/permissions/permissions.ts')
  .filter((file) => file.endsWith('.ts') && !OTHERS.test(file))
const sentences = new Set(
  sources
    .flatMap((file) => messagesOf(readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')))
    .filter((text) => !OWN.some((own) => own.test(text))),
)

/** Laravel's validation messages, in the wording of releases 9 and 10. */
const RULES = [
  'The description field is required.',
  'The description field is required when name is present.',
  'The terms must be accepted.',
  'The name has already been taken.',
  'The email must be a valid email address.',
  'The url field must be a valid URL.',
  'The start is not a valid date.',
  'The ban until field must be a date after now.',
  'The price must be a number.',
  'The price field must be an integer.',
  'The name must be at least 3 characters.',
  'The name may not be greater than 250 characters.',
  'The name field must not be greater than 250 characters.',
  'The price field must be at least 1.',
  'The price must not be greater than 99.5.',
  'The popularity field must be between 1 and 100.',
  'The artists field must have at least 1 items.',
  'The artists must not have more than 10 items.',
  'The file must not be greater than 1500 kilobytes.',
  'The file field must be a file of type: png, jpg.',
  'The file failed to upload.',
  'The password field confirmation does not match.',
  'The tags.1 field has a duplicate value.',
  'The name field must be a string.',
  'The password must contain at least one symbol.',
  'The slug field must only contain letters, numbers, dashes, and underscores.',
  'The slug format is invalid.',
  'The selected role id is invalid.',
]

const FRAMEWORK = [
  'Server Error',
  'Not Found',
  'Forbidden',
  'Service Unavailable',
  'Too Many Attempts.',
  'Too Many Requests',
  'This action is unauthorized.',
  'The provided password is incorrect.',
  'Specified credentials are not valid',
  'We have emailed your password reset link!',
  'Too many login attempts. Please try again in 1 second.',
  "You can't do that on demo site.",
  'SQLSTATE[23000]: Integrity constraint violation: 1062',
]

describe('readableMessage in Latvian', () => {
  beforeEach(() => changeLanguage('lv'))
  afterEach(() => changeLanguage('en'))

  it('translates every message that the mock can send', () => {
    expect(sentences.size).toBeGreaterThan(80)
    expect([...sentences].filter((text) => readableMessage(text) === text)).toEqual([])
  })

  it.each([...RULES, ...FRAMEWORK])('translates %s', (sentence) => {
    const translated = readableMessage(sentence)
    expect(translated).not.toBe(sentence)
    expect(translated).not.toMatch(/(?:^|\s)(?:the|field|must|is|please)\b/i)
  })

  it('keeps the numbers, and drops the count of further errors, which the fields show', () => {
    expect(readableMessage('The name must be at least 3 characters. (and 2 more errors)')).toBe(
      'Nosaukumā jābūt vismaz 3 rakstzīmēm.',
    )
    expect(readableMessage('The title must be at least 12 characters.')).toBe('Ievadi vismaz 12 rakstzīmes')
    expect(readableMessage('Too many login attempts. Please try again in 42 seconds.')).toMatch(/42 sekundēm/)
  })

  it('keeps unknown messages, and those already in the user’s language', () => {
    const sentences = ['Mēnesis ir beidzies.', 'The moon is made of cheese', '']
    for (const sentence of sentences) expect(readableMessage(sentence)).toBe(sentence)
  })
})

describe('readableMessage in English', () => {
  it.each([
    [String.raw`No query results for model [App\Track] 5`, "This doesn't exist, or it has been removed."],
    [String.raw`No query results for model [App\Models\Track].`, "This doesn't exist, or it has been removed."],
    ['The route api/v1/landing/artists could not be found.', "This site doesn't offer this."],
    ['Server Error', 'There was an issue. Please try again.'],
    ["You can't do that on demo site.", "You can't do this on a demo site."],
  ])('replaces %s', (sentence, message) => {
    expect(readableMessage(sentence)).toBe(message)
  })

  it('keeps messages that are meant for users', () => {
    const sentence = 'The name field is required. (and 1 more error)'
    expect(readableMessage(sentence)).toBe(sentence)
  })
})
