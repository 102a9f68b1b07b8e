import { area } from './area'
import { pageHeaders } from './policy-headers'

/** The header to change, for each software. */
const csp = (directive: string) => ({
  laravel: `The middleware that sets Content-Security-Policy: ${directive}`,
  nginx: 'add_header Content-Security-Policy "…" always; with the same change',
  apache: 'Header always set Content-Security-Policy "…" with the same change',
})

/** Referrer-Policy, Content Security Policy, Trusted Types and opener policy. */
export const policy = area('policy', 'Referrer-Policy, CSP and Trusted Types', {
  ...pageHeaders,
  'policy.referrer': {
    severity: 'error',
    what: 'Referrer-Policy hides the site from its own API',
    why: 'Without Referer, the backend treats GET calls as foreign: 401, and songs without a source.',
    fix: {
      laravel: "$response->headers->set('Referrer-Policy', 'strict-origin-when-cross-origin')",
      nginx: 'add_header Referrer-Policy "strict-origin-when-cross-origin" always;',
      apache: 'Header always set Referrer-Policy "strict-origin-when-cross-origin"',
    },
  },
  'policy.scripts': {
    severity: 'error',
    what: 'The policy blocks the bundle’s scripts',
    why: 'Nothing starts.',
    fix: csp("script-src 'self' <asset host>"),
  },
  'policy.inline-bootstrap': {
    severity: 'error',
    what: 'The policy blocks the inline bootstrap data',
    why: 'The browser does not run window.bootstrapData = …, so the client has to request the data.',
    fix: {
      laravel:
        'app.blade.php: <script type="application/json" id="bootstrap-data">, which every policy allows, or a nonce',
    },
  },
  'policy.styles': {
    severity: 'error',
    what: 'The policy blocks the bundle’s style sheets',
    why: 'The site has no layout.',
    fix: csp("style-src 'self' <asset host>"),
  },
  'policy.theme': {
    severity: 'warning',
    what: 'The policy blocks the theme in the page’s style attribute',
    why: 'The page flashes in default colours until the client has started.',
    fix: csp("style-src-attr 'unsafe-inline'"),
  },
  'policy.images': {
    severity: 'error',
    what: 'The policy blocks pictures',
    why: 'Covers need the site, its asset host and storage; previews and generated pictures need data: and blob:.',
    fix: csp("img-src 'self' <asset host> <storage> data: blob:"),
  },
  'policy.media': {
    severity: 'error',
    what: 'The policy blocks audio',
    why: 'Songs come from the site or its storage, and streams play from blob: URLs.',
    fix: csp("media-src 'self' <storage> blob:"),
  },
  'policy.fonts': {
    severity: 'warning',
    what: 'The policy blocks the bundle’s fonts',
    why: 'Texts appear in a fallback font.',
    fix: csp("font-src 'self' <asset host>"),
  },
  'policy.connections': {
    severity: 'error',
    what: 'The policy blocks calls to the API',
    why: 'No data arrives, and no user can sign in.',
    fix: csp("connect-src 'self'"),
  },
  'policy.open-connections': {
    severity: 'error',
    what: 'No policy limits where the page connects to',
    why: 'Uploads follow redirects. Without connect-src, a redirect to another host would take the file and the XSRF token there.',
    fix: csp("connect-src 'self', with the hosts that the settings need"),
  },
  'policy.storage': {
    severity: 'error',
    what: 'The policy blocks direct uploads to the storage',
    why: 'settings.uploads.s3_direct_upload is on, and files go straight to the storage’s origin.',
    fix: csp("connect-src 'self' https://<bucket>.s3.<region>.amazonaws.com"),
  },
  'policy.sentry': {
    severity: 'warning',
    what: 'The policy blocks error reports',
    why: 'settings.logging.sentry_public names a host that connect-src does not list.',
    fix: csp("connect-src 'self' https://<host of the DSN>"),
  },
  'policy.manifest': {
    severity: 'warning',
    what: 'The policy blocks the web app manifest',
    why: 'The site cannot be installed.',
    fix: csp("manifest-src 'self'"),
  },
  'policy.youtube': {
    severity: 'error',
    what: 'The policy blocks YouTube’s frame',
    why: 'settings.youtube is set, so some songs play in a frame of www.youtube-nocookie.com.',
    fix: csp('frame-src https://www.youtube-nocookie.com'),
  },
  'policy.ads': {
    severity: 'warning',
    what: 'The policy blocks the advertisements’ frame',
    why: 'settings.ads is set, and each advertisement runs in a frame that is a file of the bundle.',
    fix: csp("frame-src 'self' <asset host>"),
  },
  'policy.google-fonts': {
    severity: 'warning',
    what: 'The policy blocks the font of a theme',
    why: 'A theme has a Google font, whose style sheet and files come from two hosts. Without them the fallback font stays.',
    fix: csp("style-src 'self' https://fonts.googleapis.com; font-src 'self' https://fonts.gstatic.com"),
  },
  'policy.captcha': {
    severity: 'error',
    what: 'The policy blocks reCAPTCHA',
    why: 'settings.recaptcha has a key, so registration fails without its script and frame.',
    fix: csp('add the hosts to the directives that “Seen” names'),
  },
  'policy.stripe': {
    severity: 'error',
    what: 'The policy blocks Stripe',
    why: 'settings.billing.stripe is on, so checkout and the payment card need Stripe’s script, frames and API.',
    fix: csp('add the hosts to the directives that “Seen” names'),
  },
  'policy.paypal': {
    severity: 'error',
    what: 'The policy blocks PayPal',
    why: 'settings.billing.paypal is on, so checkout needs PayPal’s script, frames, pictures and API.',
    fix: csp('add the hosts to the directives that “Seen” names'),
  },
  'policy.base': {
    severity: 'error',
    what: 'The policy forbids <base href>',
    why: 'The browser ignores the tag, so every deep link looks for scripts and data in the wrong folder.',
    fix: csp("base-uri 'self'"),
  },
  'policy.trusted-types': {
    severity: 'error',
    what: 'Trusted Types are required, but the client’s policies are not allowed',
    why: 'The client sanitizes HTML through the policy “dompurify” and starts its workers through “dziesma-worker”; reCAPTCHA runs through three of them, and payment scripts through another.',
    fix: csp(
      'trusted-types dompurify dziesma-worker, with reCAPTCHA also dziesma-captcha recaptcha goog#html, with billing dziesma-payments',
    ),
  },
  'policy.sandbox': {
    severity: 'error',
    what: 'The policy puts the page into a sandbox',
    why: 'Without allow-scripts and allow-same-origin, nothing starts or no cookie is sent.',
    fix: csp('remove the directive sandbox'),
  },
  'policy.opener': {
    severity: 'error',
    what: 'Cross-Origin-Opener-Policy separates the social sign-in popup',
    why: 'The popup visits another site and can then no longer report its result: sign-in seems to be cancelled.',
    fix: {
      nginx: 'add_header Cross-Origin-Opener-Policy "same-origin-allow-popups" always;',
      apache: 'Header always set Cross-Origin-Opener-Policy "same-origin-allow-popups"',
    },
  },
})
