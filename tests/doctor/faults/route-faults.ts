import { HttpStatus } from '@/contract/machinery/http-status'

import { json } from '../planted-server'
import { answer, type Fault } from './fault'

const to = (location: string) => ({ status: HttpStatus.MovedPermanently, headers: { location } })
const NOT_FOUND = { status: 404, headers: { 'content-type': 'text/html' }, text: '<html>404 Not Found</html>' }
const API = 'api/v1/bootstrap-data'
const SEARCH = 'api/v1/search?query=dziesma-doctor&loader=search&modelTypes=track&types=track&limit=3'

/** Faults of routes, redirects and rewrites. */
export const routeFaults: Fault[] = [
  { id: 'routes.redirect', plant: answer('login', to('https://music.example/')) },
  { id: 'routes.redirect', name: 'to a slash', plant: answer('login', to('https://music.example/login/')) },
  { id: 'routes.special-paths', name: 'with an encoded slash', plant: answer('search/AC%2FDC', NOT_FOUND) },
  { id: 'routes.special-paths', name: 'with a dot', plant: answer('search/will.i.am', NOT_FOUND) },
  { id: 'routes.special-paths', name: 'with a Latvian letter', plant: answer('search/%C4%81', NOT_FOUND) },
  {
    id: 'routes.folder-slash',
    placement: { url: 'https://music.example/shop/' },
    plant: answer('https://music.example/shop', NOT_FOUND),
  },
  { id: 'session.query-lost', plant: answer(SEARCH, json(200, { query: null, results: [] })) },
  { id: 'session.api-redirect', plant: answer(API, to('https://music.example/api/v1/bootstrap-data/')) },
  { id: 'session.throttled', plant: answer(API, json(429, { message: 'Too Many Attempts.' })) },
  {
    id: 'session.throttled',
    name: 'after a few calls',
    plant: answer(SEARCH, {
      status: 200,
      headers: { 'content-type': 'application/json', 'x-ratelimit-limit': '10' },
      text: '{}',
    }),
  },
  {
    id: 'reach.hsts',
    plant: (site) => {
      delete site.headers['strict-transport-security']
    },
  },
  {
    id: 'reach.hsts',
    name: 'for no time',
    plant: (site) => {
      site.headers['strict-transport-security'] = 'max-age=0'
    },
  },
  { id: 'reach.http-target', plant: answer('http://music.example/login', to('https://music.example/')) },
  {
    id: 'reach.http-target',
    name: 'on another host',
    plant: answer('http://music.example/login', to('https://10.0.0.5/login')),
  },
]
