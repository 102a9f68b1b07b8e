import { theme } from '@mock/documented/samples'

import { replacing, withScript } from '../page-edits'
import { type Fault, policy, settings } from './fault'

const PAYMENTS = 'https://api.stripe.com https://*.paypal.com https://*.paypalobjects.com'

/** Faults of the page's headers and of its Content Security Policy. */
export const policyFaults: Fault[] = [
  {
    id: 'policy.referrer',
    plant: (site) => {
      site.pageHeaders['referrer-policy'] = 'strict-origin, no-referrer'
    },
  },
  {
    id: 'policy.referrer',
    name: 'in a meta tag',
    plant: (site) => site.edits.push(replacing('</head>', '<meta name="referrer" content="no-referrer"></head>')),
  },
  {
    id: 'policy.opener',
    plant: (site) => {
      site.pageHeaders['cross-origin-opener-policy'] = 'same-origin'
    },
  },
  { id: 'policy.scripts', plant: policy("script-src 'self'", "script-src 'nonce-abc'") },
  {
    id: 'policy.scripts',
    name: 'on an asset host',
    placement: { assetUrl: 'https://cdn.example/' },
    plant: policy("script-src 'self' https://cdn.example", "script-src 'self'"),
  },
  { id: 'policy.inline-bootstrap', plant: (site) => site.edits.push(withScript((json) => json)) },
  { id: 'policy.styles', plant: policy("style-src 'self'", "style-src 'none'") },
  {
    id: 'policy.theme',
    plant: (site) => {
      policy("; style-src-attr 'unsafe-inline'", '')(site)
      site.edits.push(replacing('<html ', '<html style="--be-primary: 1 2 3" '))
    },
  },
  { id: 'policy.images', plant: policy(' data: blob:', '') },
  { id: 'policy.media', plant: policy("media-src 'self' blob:", "media-src 'self'") },
  { id: 'policy.fonts', plant: policy("; font-src 'self'", '') },
  { id: 'policy.connections', plant: policy("connect-src 'self'", 'connect-src https://api.example') },
  {
    id: 'policy.connections',
    name: 'in a meta tag',
    plant: (site) =>
      site.edits.push(
        replacing(
          '</head>',
          `<meta http-equiv="Content-Security-Policy" content="connect-src https://api.example ${PAYMENTS}"></head>`,
        ),
      ),
  },
  {
    id: 'policy.open-connections',
    name: 'without a policy',
    plant: (site) => {
      delete site.pageHeaders['content-security-policy']
    },
  },
  {
    id: 'policy.open-connections',
    name: 'without connect-src',
    plant: (site) => {
      site.pageHeaders['content-security-policy'] = "base-uri 'self'"
    },
  },
  ...['*', 'https:', 'https://*'].map((source) => ({
    id: 'policy.open-connections' as const,
    name: `with ${source}`,
    plant: policy("connect-src 'self'", `connect-src 'self' ${source}`),
  })),
  { id: 'policy.storage', plant: settings('uploads', { uploads_driver: 's3', s3_direct_upload: true }) },
  {
    id: 'policy.storage',
    name: 'for the named bucket',
    storage: 'https://bucket.s3.example/',
    plant: (site) => {
      policy("connect-src 'self'", "connect-src 'self' https://other.s3.example")(site)
      settings('uploads', { uploads_driver: 's3', s3_direct_upload: true })(site)
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'PUT',
        'access-control-allow-headers': 'content-type, x-amz-acl',
        'access-control-expose-headers': 'ETag',
      }
      site.instead['OPTIONS https://bucket.s3.example/'] = () => ({ headers })
    },
  },
  { id: 'policy.sentry', plant: settings('logging', { sentry_public: 'https://key@errors.example/1' }) },
  { id: 'policy.manifest', plant: policy("; manifest-src 'self'", '') },
  { id: 'policy.youtube', plant: settings('youtube', { suggested_quality: 'default' }) },
  { id: 'policy.ads', plant: settings('ads', { general_top: '<b>Ad</b>' }) },
  {
    id: 'policy.google-fonts',
    plant: (site) => {
      site.data['themes'] = [{ ...theme, font: { family: 'Roboto', google: true } }]
    },
  },
  { id: 'policy.stripe', plant: policy(' https://api.stripe.com', '') },
  { id: 'policy.paypal', plant: policy(' https://*.paypalobjects.com', '') },
  { id: 'policy.captcha', also: ['policy.trusted-types'], plant: settings('recaptcha', { site_key: 'key' }) },
  { id: 'policy.base', plant: policy("base-uri 'self'", "base-uri 'none'") },
  { id: 'policy.trusted-types', plant: policy('trusted-types dompurify', "trusted-types 'none'") },
  { id: 'policy.sandbox', plant: policy("base-uri 'self'", "base-uri 'self'; sandbox allow-scripts") },
]
