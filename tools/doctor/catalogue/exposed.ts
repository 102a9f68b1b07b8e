import { area } from './area'
import { exposedTools } from './exposed-tools'

const ROOT = {
  nginx: 'root <site>/public; location ~ /\\.(?!well-known) { deny all; }',
  apache: 'DocumentRoot <site>/public; <FilesMatch "^\\."> Require all denied </FilesMatch>',
}

/** Private files and debug output that are public. */
export const exposed = area('exposed', 'Private files and debug output', {
  ...exposedTools,
  'exposed.env': {
    severity: 'error',
    what: 'The file .env is public',
    why: 'It holds APP_KEY and the database password: anyone can sign in as anyone.',
    fix: { ...ROOT, laravel: 'Then replace every secret: php artisan key:generate, database, mail, S3' },
  },
  'exposed.git': {
    severity: 'error',
    what: 'The folder .git is public',
    why: 'The whole source and its history can be downloaded.',
    fix: ROOT,
  },
  'exposed.log': {
    severity: 'error',
    what: 'The log file of Laravel is public',
    why: 'Logs contain email addresses, tokens and stack traces.',
    fix: ROOT,
  },
  'exposed.debug': {
    severity: 'error',
    what: 'Debug mode is on: errors contain stack traces',
    why: 'Anyone can read paths, queries and settings, and users see an error dialog with code.',
    fix: { laravel: '.env: APP_DEBUG=false, then php artisan config:cache' },
  },
})
