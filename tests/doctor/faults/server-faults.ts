import { localization } from '@mock/documented/bootstrap-data'

import { replacing } from '../page-edits'
import type { PlantedResponse } from '../planted'
import { json } from '../planted-server'
import { NOW } from '../planted-site'
import type { Fault } from './fault'

const DAY = 86_400_000
const html = { 'content-type': 'text/html; charset=utf-8' }
const page = (reply: PlantedResponse) => () => reply

/** Faults of the web server, the certificate and the document root. */
export const serverFaults: Fault[] = [
  {
    id: 'reach.tls-expires',
    plant: (site) => {
      site.certificateEnds = NOW + 3 * DAY
    },
  },
  {
    id: 'reach.redirect-host',
    placement: { url: 'https://www.music.example/' },
    plant: (site) => {
      site.instead['GET https://music.example/'] = () => ({ status: 301, headers: { location: site.url } })
      site.requested = 'https://music.example/'
    },
  },
  {
    id: 'reach.redirect-insecure',
    placement: { url: 'http://music.example/' },
    plant: (site) => {
      site.instead['GET https://music.example/'] = () => ({ status: 302, headers: { location: site.url } })
      site.requested = 'https://music.example/'
    },
  },
  { id: 'reach.insecure', placement: { url: 'http://music.example/' }, plant: () => undefined },
  {
    id: 'reach.http-open',
    plant: (site) => {
      site.instead['GET http://music.example/'] = () => ({ headers: html, text: '<html></html>' })
    },
  },
  {
    id: 'reach.redirect-loop',
    plant: (site) => {
      site.instead['GET '] = () => ({ status: 302, headers: { location: site.url } })
    },
  },
  {
    id: 'reach.maintenance',
    plant: (site) => {
      site.instead['GET '] = page({ status: 503, headers: html, text: '<html>Be right back</html>' })
    },
  },
  {
    id: 'reach.server-error',
    plant: (site) => {
      site.instead['GET '] = page({ status: 500, headers: html, text: '<html>Server Error</html>' })
    },
  },
  {
    id: 'reach.server-error',
    name: 'a gateway without php-fpm',
    plant: (site) => {
      site.instead['GET '] = page({ status: 502, headers: html, text: '<html>Bad Gateway</html>' })
    },
  },
  {
    id: 'reach.status',
    plant: (site) => {
      site.instead['GET '] = page({ status: 404, headers: html, text: '<html>Not Found</html>' })
    },
  },
  {
    id: 'reach.password',
    plant: (site) => {
      site.instead['GET '] = page({ status: 401, headers: { ...html, 'www-authenticate': 'Basic realm="Staging"' } })
    },
  },
  {
    id: 'reach.php-source',
    plant: (site) => {
      site.instead['GET '] = page({
        headers: { 'content-type': 'text/plain' },
        text: '<?php\ndefine("LARAVEL_START", 1);',
      })
    },
  },
  {
    id: 'reach.listing',
    plant: (site) => {
      site.instead['GET '] = page({
        headers: html,
        text: '<html><title>Index of /</title><a href="artisan">artisan</a>',
      })
    },
  },
  {
    id: 'reach.not-html',
    plant: (site) => {
      site.instead['GET '] = page(json(200, { message: 'Hello' }))
    },
  },
  {
    id: 'reach.interrupted',
    plant: (site) => {
      site.instead['GET login'] = 'reach.refused'
    },
  },
  {
    id: 'exposed.env',
    plant: (site) => {
      site.instead['GET .env'] = page({ text: 'APP_NAME=Music\nAPP_KEY=base64:c2VjcmV0\n' })
    },
  },
  {
    id: 'exposed.env',
    name: 'beside the public folder of a sub-folder',
    placement: { url: 'https://music.example/public/' },
    plant: (site) => {
      site.instead['GET https://music.example/.env'] = page({ text: 'DB_PASSWORD=secret\n' })
    },
  },
  {
    id: 'exposed.git',
    plant: (site) => {
      site.instead['GET .git/HEAD'] = page({ text: 'ref: refs/heads/main\n' })
    },
  },
  {
    id: 'exposed.log',
    plant: (site) => {
      site.instead['GET storage/logs/laravel.log'] = page({ text: '[2031-05-06 12:00:00] production.ERROR: Oh no\n' })
    },
  },
  {
    id: 'exposed.debug',
    plant: (site) => {
      site.instead['POST auth/login'] = ({ headers = {} }) =>
        'X-XSRF-TOKEN' in headers
          ? json(422, { message: 'Required.' })
          : json(419, {
              message: 'CSRF token mismatch.',
              exception: 'HttpException',
              trace: [{ file: '/var/www/x.php' }],
            })
    },
  },
  {
    id: 'routes.catch-all',
    plant: (site) => {
      for (const path of ['login', 'workspace/join/login'])
        site.instead[`GET ${path}`] = page({ status: 404, headers: html, text: '<html>404 Not Found</html>' })
    },
  },
  {
    id: 'routes.other-page',
    plant: (site) => {
      site.instead['GET workspace/join/login'] = page({ headers: html, text: '<html><title>Old site</title></html>' })
    },
  },
  {
    id: 'routes.leaves-folder',
    placement: { url: 'https://music.example/shop/' },
    plant: (site) => {
      site.instead['GET login'] = page({ status: 302, headers: { location: '/login' } })
      site.instead['GET https://music.example/login'] = page({ headers: html, text: '<html>Another site</html>' })
    },
  },
  {
    id: 'clock.skew',
    plant: (site) => {
      site.headers['date'] = new Date(NOW - DAY).toUTCString()
    },
  },
  { id: 'clock.language-attribute', plant: (site) => site.edits.push(replacing('lang="lv"', 'lang="en"')) },
  {
    id: 'clock.language-untranslated',
    plant: (site) => {
      site.data['language'] = 'et'
      site.data['i18n'] = { ...localization, language: 'et', name: 'Eesti', lines: [] }
    },
  },
]
