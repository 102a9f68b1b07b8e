import { HttpStatus } from '@/contract/machinery/http-status'
import type { Exchange } from '@tests/contract/case'
import { documentedGroups } from '@tests/contract/documented/documented-groups'

import { groupOf } from './choose-cases'
import type { Problem, Rule } from './report'

/** Rules about statuses that hold for every endpoint. */
const statusRules: Record<number, Rule> = {
  [HttpStatus.Unauthorized]: {
    section: '2.4',
    sentence: 'A call that needs a session is refused with 401 without one.',
  },
  [HttpStatus.Forbidden]: { section: '2.4', sentence: 'A call without the required permission is refused with 403.' },
  [HttpStatus.NotFound]: { section: '2.4', sentence: 'A row that does not exist is 404.' },
  [HttpStatus.SessionExpired]: { section: '2.4', sentence: 'A write with a wrong CSRF token is refused with 419.' },
  [HttpStatus.UnprocessableContent]: {
    section: '2.4',
    sentence: 'Invalid input is refused with 422, and `errors` names the fields.',
  },
  [HttpStatus.Locked]: {
    section: '2.4',
    sentence: 'A protected call without a recently confirmed password is refused with 423.',
  },
  [HttpStatus.TooManyRequests]: {
    section: '2.4',
    sentence: 'Too many attempts are refused with 429 and `Retry-After`.',
  },
}

const PAGES: Rule = {
  section: '2.3',
  sentence: 'Lists come as `pagination` with `data` and the keys of their kind of paging.',
}
const JSON_ONLY: Rule = { section: '2', sentence: 'A call that accepts JSON gets JSON, also for errors.' }

/** Returns the rule that a case's first problem breaks. */
export function ruleOf(exchange: Exchange, [first]: readonly Problem[]): Rule {
  if (first?.field?.startsWith('pagination')) return PAGES
  if (first && /^(?:content type|no JSON)/.test(first.message)) return JSON_ONLY
  const isStatus = first?.message.startsWith('status ') === true
  const general = isStatus ? statusRules[exchange.status] : undefined
  if (general) return general
  const { section, rule } = documentedGroups[groupOf(exchange)]
  return { section, sentence: rule }
}
