import { expect, test } from 'vitest'

import { pageError } from './page-error'
import { shouldRetry } from './query-client'

const html = { status: 200, text: '<!doctype html>' }

test.each(['http://dziesma.test/pricing', 'http://dziesma.test/billing/?from=api#plans'])(
  'pageError turns a redirect to %s into a 403 with a link to the plans',
  (page) => {
    const error = pageError(html, page)
    expect(error).toMatchObject({
      status: 403,
      body: { message: "Your plan doesn't include this.", action: { action: '/pricing' } },
    })
    expect(shouldRetry(0, error)).toBe(false)
  },
)

test.each([
  'http://dziesma.test/',
  'http://dziesma.test/login',
  'http://dziesma.test/pricing-history',
  'https://evil.test/pricing',
])('pageError keeps the status of a redirect to %s', (page) => {
  expect(pageError(html, page)).toMatchObject({ status: 200, body: {}, page })
  expect(pageError({ ...html, status: 503, retryAfter: '7' }, page)).toMatchObject({ status: 503, retryAfter: 7, page })
})
