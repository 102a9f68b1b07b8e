import { describe, expect, it } from 'vitest'

import { describeDevice } from './device'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('describeDevice', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
      'Windows',
      'Edge',
      'desktop',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.1 Safari/605.1.15`,
      'OS X',
      'Safari',
      'desktop',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} CriOS/131.0 Mobile/15E148 Safari/604.1`,
      'iOS',
      'Chrome',
      'phone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; SM-X700) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0 Safari/537.36`,
      'AndroidOS',
      'Samsung Browser',
      'tablet',
    ],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/131.0.0.0 Safari/537.36`, 'Linux', 'Chrome', 'desktop'],
    ['Googlebot/2.1 (+http://www.google.com/bot.html)', false, false, 'robot'],
    [null, false, false, 'other'],
  ])('recognizes %s', (userAgent, platform, browser, device_type) => {
    expect(describeDevice({ userAgent })).toEqual({ platform, browser, device_type })
  })
})
