import type { Explanations } from './area'

const remove = (header: string) => ({
  laravel: `Remove ${header} from the middleware that sets it`,
  nginx: `Remove add_header ${header}`,
  apache: `Remove Header set ${header}`,
})

/** Headers besides the policy that take a feature from the client. */
export const pageHeaders = {
  'policy.worker': {
    severity: 'warning',
    what: 'The policy blocks the service worker',
    why: 'There is no offline screen, no downloaded music, and the site cannot be installed.',
    fix: {
      laravel: "The middleware that sets Content-Security-Policy: worker-src 'self'",
      nginx: 'add_header Content-Security-Policy "…" always; with the same change',
      apache: 'Header always set Content-Security-Policy "…" with the same change',
    },
  },
  'policy.framed': {
    severity: 'warning',
    what: 'The site may not be shown in a frame of its own',
    why: 'The preview of the appearance editor stays empty.',
    fix: {
      laravel: "frame-ancestors 'self' in the policy",
      nginx: 'add_header X-Frame-Options SAMEORIGIN always;',
      apache: 'Header always set X-Frame-Options SAMEORIGIN',
    },
  },
  'policy.permissions': {
    severity: 'warning',
    what: 'Permissions-Policy denies features that the client uses',
    why: 'Without autoplay the next song does not start by itself; without the others, links cannot be copied or shared.',
    fix: {
      nginx: 'add_header Permissions-Policy "autoplay=(self), clipboard-write=(self), web-share=(self)" always;',
      apache: 'Header always set Permissions-Policy "autoplay=(self), clipboard-write=(self), web-share=(self)"',
    },
  },
  'policy.clear-site-data': {
    severity: 'error',
    what: 'The page deletes the site’s data in the browser',
    why: 'Each visit removes downloads, settings, the queue and the offline screen.',
    fix: remove('Clear-Site-Data'),
  },
  'policy.embedder': {
    severity: 'error',
    what: 'Cross-Origin-Embedder-Policy limits files of other origins',
    why: 'Covers and songs of a storage, videos and payment forms do not load unless each host agrees.',
    fix: remove('Cross-Origin-Embedder-Policy'),
  },
  'policy.some-pages': {
    severity: 'error',
    what: 'Some pages have no Content Security Policy',
    why: 'A visit can begin on any page, and the policy of the first one counts until the next reload.',
    fix: {
      nginx: 'Repeat add_header in every location that has one, since it drops those of the server',
      apache: 'Header always set in the virtual host, not in <Location "/">',
    },
  },
} satisfies Explanations
