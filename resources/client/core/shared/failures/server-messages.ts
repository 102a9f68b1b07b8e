import { translationStore } from '@/core/platform/i18n/i18n'
import type { Values } from '@/core/platform/i18n/laravel-format'
import { SOURCE_LANGUAGE, type TranslationKey } from '@/core/platform/i18n/translation'

type Rule = readonly [pattern: RegExp, key: TranslationKey]

/** Messages for developers, which no visitor should see in any language. */
const TECHNICAL: readonly Rule[] = [
  [/^(?:No query results for model \[.*|Not Found\.?)$/, "This doesn't exist, or it has been removed."],
  [/^The route .+ could not be found\.$/, "This site doesn't offer this."],
  [/^The \w+ method is not supported for /, "This site doesn't offer this."],
  [/^(?:Server Error|SQLSTATE\[.*|Undefined .*)$/, 'There was an issue. Please try again.'],
  [/^You can't do that on demo site\.?$/, "You can't do this on a demo site."],
  [/^(?:Unauthenticated\.|CSRF token mismatch\.|Page Expired)$/, 'Your session has ended. Sign in to continue.'],
  [/^Service Unavailable\.?$/, "We're doing some maintenance. Please check back soon."],
  [/^(?:This action is unauthorized\.|Forbidden)$/, "You don't have required permissions to perform this action."],
]

const field = (rule: string): RegExp => new RegExp(`^The .+? (?:field )?${rule}\\.$`)

/** Laravel's messages that contain a field or a number; the others have translation lines. */
const PATTERNS: readonly Rule[] = [
  [
    /^Too many login attempts\. Please try again in (?<count>\d+) seconds?\.$/,
    'Too many requests. Try again in [one :count second|other :count seconds].',
  ],
  [/^Another user already has this \w+ account connected\.$/, 'This account is already connected to another user.'],
  [/^Too Many Requests\.?$/, 'Too many requests. Please wait a moment.'],
  [/^The (?:provided )?password (?:is|was) incorrect\.$/, 'The provided password was incorrect.'],
  [field('is required(?: (?:when|unless|if) .+)?'), 'Fill in this field.'],
  [field('must (?:be accepted|be accepted when .+)'), 'Accept this to continue.'],
  [field('has already been taken'), 'This is already taken.'],
  [field('must be a valid email address'), 'The email field must be a valid email address.'],
  [field('must be a valid URL'), 'Enter a full URL.'],
  [field('(?:must be|is not) a valid date'), 'Choose a date.'],
  [field('must be a date (?:after|after or equal to) .+'), 'Choose a later date.'],
  [field('must be a date (?:before|before or equal to) .+'), 'Choose an earlier date.'],
  [field('must be (?:a number|an integer)'), 'Enter a number'],
  [
    field('must (?:be|have) at least (?<count>\\d+) characters'),
    '[one Enter at least :count character|other Enter at least :count characters]',
  ],
  [
    field('(?:must|may) not be greater than (?<count>\\d+) characters'),
    '[one Enter at most :count character|other Enter at most :count characters]',
  ],
  [field('must be at least (?<min>[\\d.]+)'), 'Enter :min or more'],
  [field('(?:must|may) not be greater than (?<max>[\\d.]+)'), 'Enter :max or less'],
  [field('must be between (?<min>[\\d.]+) and (?<max>[\\d.]+)'), 'Enter a number from :min to :max.'],
  [field('must (?:be|have) at least (?<min>\\d+) items'), 'Choose at least :min.'],
  [field('(?:must|may) not (?:be greater|have more) than (?<max>\\d+) items'), 'Choose at most :max.'],
  [field('(?:must|may) not be greater than \\d+ (?:kilobytes|bytes)'), 'The file exceeds maximum allowed size'],
  [field('must be (?:an image|a file of type: .+)'), 'Files of this type are not allowed.'],
  [field('failed to upload'), "The file couldn't be uploaded. Please try again."],
  [field('confirmation does not match'), 'The password field confirmation does not match.'],
  [field('has a duplicate value'), 'This is a duplicate.'],
  [field('must (?:be|contain|only contain) .+'), "This value isn't valid."],
  [field('(?:format )?is invalid'), "This value isn't valid."],
]

/** The number of further errors, which Laravel appends to the first one. */
const MORE = / \(and \d+ more errors?\)$/

const numbersOf = (groups: Record<string, string> = {}): Values =>
  Object.fromEntries(Object.entries(groups).map(([name, digits]) => [name, Number(digits)]))

function byRule(rules: readonly Rule[], sentence: string): string | undefined {
  for (const [pattern, key] of rules) {
    const match = pattern.exec(sentence)
    if (match) return translationStore.get().t(key, numbersOf(match.groups))
  }
  return undefined
}

/** Returns a server's message in the user's language, if it has a translation, otherwise unchanged. */
export function readableMessage(message: string): string {
  const { language, tServer } = translationStore.get()
  const sentence = message.replace(MORE, '')
  const line = tServer(sentence)
  if (line !== sentence) return line
  const isSource = language.split('-')[0] === SOURCE_LANGUAGE
  return byRule(TECHNICAL, sentence) ?? (isSource ? message : (byRule(PATTERNS, sentence) ?? message))
}
