import { area } from './area'

const LINK = 'php artisan storage:link, and copy storage/app/public of the previous server'

/** Songs and other uploaded files. */
export const media = area('media', 'Songs and uploaded files', {
  'media.no-ranges': {
    severity: 'error',
    what: 'Songs are sent without range requests',
    why: 'A song cannot be seeked before it has loaded, and Safari does not play it at all.',
    fix: {
      laravel: 'return response()->file($path), not response($content) or a stream',
      nginx: 'Serve storage/ as files; remove max_ranges 0 and proxy_set_header Range ""',
      apache: 'Remove Header unset Accept-Ranges and RequestHeader unset Range',
    },
  },
  'media.type': {
    severity: 'warning',
    what: 'Songs have a wrong Content-Type',
    why: 'Browsers may refuse to play them, above all with X-Content-Type-Options: nosniff.',
    fix: { nginx: 'include mime.types; types { audio/mpeg mp3; audio/mp4 m4a; }', apache: 'AddType audio/mpeg .mp3' },
  },
  'media.missing': {
    severity: 'error',
    what: 'A song of the first page is missing',
    why: 'The link public/storage does not exist, or the uploaded files were not copied: covers are missing too.',
    fix: { laravel: LINK },
  },
  'media.forbidden': {
    severity: 'error',
    what: 'The server refuses to send uploaded files (403)',
    why: 'It may not follow the link public/storage or read its target: no song plays, and covers are missing.',
    fix: {
      laravel: 'chmod o+x on every folder above storage/app/public; chmod -R o+rX storage/app/public',
      nginx: 'disable_symlinks off; and remove deny rules for storage/',
      apache: 'Options +FollowSymLinks; Require all granted',
    },
  },
})
