import { area } from './area'

/** Search engines: whether they may show the site, and load what it needs. */
export const crawlers = area('crawlers', 'Search engines', {
  'crawlers.noindex': {
    severity: 'warning',
    what: 'Search engines are told not to show the site',
    why: 'A header or tag of the test site was deployed: after some days, no search finds the site.',
    fix: {
      laravel: 'Remove <meta name="robots" content="noindex"> from app.blade.php',
      nginx: 'Remove add_header X-Robots-Tag',
      apache: 'Remove Header set X-Robots-Tag',
    },
  },
  'crawlers.robots': {
    severity: 'warning',
    what: 'robots.txt keeps search engines from the site or its bundle',
    why: 'They cannot read the pages, or see them empty because the scripts are disallowed.',
    fix: { laravel: 'public/robots.txt: User-agent: *, Disallow: /admin, and no Disallow for / or /build/' },
  },
})
