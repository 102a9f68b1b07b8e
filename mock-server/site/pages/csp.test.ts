import { expect, it } from 'vitest'

import { contentSecurityPolicy } from './csp'

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  )

it('allows the site’s own files and no inline code', () => {
  const policy = directives(contentSecurityPolicy())
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify dziesma-worker',
    'report-uri': '/mock/csp-report',
  })
})

it('allows the asset host for assets but not for API calls', () => {
  const policy = directives(contentSecurityPolicy({ root: '/music/', assetOrigin: 'https://cdn.test' }))
  for (const name of ['script-src', 'style-src', 'font-src', 'img-src'])
    expect(policy.get(name)).toContain('https://cdn.test')
  expect(policy.get('connect-src')).toBe("'self'")
  expect(policy.get('report-uri')).toBe('/music/mock/csp-report')
})

it('allows YouTube’s frame if tracks can come from there, but none of its scripts', () => {
  const policy = directives(contentSecurityPolicy({ playsVideos: true }))
  expect(policy.get('frame-src')).toBe('https://www.youtube-nocookie.com')
  expect(policy.get('script-src')).toBe("'self'")
})

it('allows Google’s style sheets and fonts if a theme uses them', () => {
  const policy = directives(contentSecurityPolicy({ usesGoogleFonts: true }))
  expect(policy.get('style-src')).toBe("'self' https://fonts.googleapis.com")
  expect(policy.get('font-src')).toBe("'self' https://fonts.gstatic.com")
})

it('allows the pictures of other sites in an email that is opened with them', () => {
  const policy = directives(contentSecurityPolicy({ isAdministrators: true, showsEmailPictures: true }))
  expect(policy.get('img-src')).toBe("'self' data: blob: https:")
})

it('allows administrators to frame the site and load fonts in the appearance editor, and PDF files', () => {
  const policy = directives(contentSecurityPolicy({ isAdministrators: true }))
  expect(policy.get('frame-src')).toBe("'self' blob:")
  expect(policy.get('img-src')).toBe("'self' data: blob:")
  expect(policy.get('style-src')).toBe("'self' https://fonts.googleapis.com")
  expect(policy.get('font-src')).toBe("'self' https://fonts.gstatic.com")
})

it('allows the captcha’s scripts and frame if the site uses it', () => {
  const policy = directives(contentSecurityPolicy({ usesRecaptcha: true, playsVideos: true }))
  expect(policy.get('script-src')).toBe("'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/")
  expect(policy.get('frame-src')).toBe('https://www.youtube-nocookie.com https://www.google.com/recaptcha/')
  expect(policy.get('trusted-types')).toBe('dompurify dziesma-worker dziesma-captcha recaptcha goog#html')
})

it('allows the hosts that the payment gateways document, and the policy for their scripts', () => {
  const policy = directives(contentSecurityPolicy({ paysWith: ['stripe'] }))
  expect(policy.get('script-src')).toBe("'self' https://js.stripe.com https://*.js.stripe.com")
  expect(policy.get('frame-src')).toBe('https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com')
  expect(policy.get('connect-src')).toBe("'self' https://api.stripe.com")
  expect(policy.get('img-src')).toBe("'self' data: blob:")
  expect(policy.get('trusted-types')).toBe('dompurify dziesma-worker dziesma-payments')
  const paypal = directives(contentSecurityPolicy({ paysWith: ['paypal', 'stand-ins'] }))
  for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src'])
    expect(paypal.get(name)).toContain('https://*.paypal.com https://*.paypalobjects.com')
  expect(paypal.get('frame-src')).toContain("'self'")
})
