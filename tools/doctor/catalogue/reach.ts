import { area } from './area'
import { CATCH_ALL_ROUTE } from './catch-all-route'
import { transport } from './reach-transport'

const CERTBOT = 'ssl_certificate must name fullchain.pem of a certificate for this host (certbot --nginx renews it)'
const CERTBOT_APACHE = 'SSLCertificateFile must name fullchain.pem of a certificate for this host (certbot --apache)'

/** Reachability, TLS, redirects and the status of the page. */
export const reach = area('reach', 'Reachability, TLS and redirects', {
  ...transport,
  'reach.dns': {
    severity: 'error',
    what: 'The host name does not resolve',
    why: 'No browser finds the site.',
    fix: { nginx: 'Add a DNS record for the host, then server_name <host>;', apache: 'ServerName <host>, and DNS' },
  },
  'reach.refused': {
    severity: 'error',
    what: 'The server refuses the connection or closes it',
    why: 'No browser reaches the site on this port.',
    fix: { nginx: 'listen 443 ssl; and open the port in the firewall', apache: 'Listen 443, and open the port' },
  },
  'reach.timeout': {
    severity: 'error',
    what: 'The server does not respond in time',
    why: 'The client gives up on a request after 30 seconds.',
    fix: { nginx: 'Check that php-fpm runs and fastcgi_pass names its socket', apache: 'Check ProxyPass or php-fpm' },
  },
  'reach.tls-self-signed': {
    severity: 'error',
    what: 'The certificate is self-signed, or from a private authority',
    why: 'Browsers show a warning instead of the site.',
    fix: { nginx: CERTBOT, apache: CERTBOT_APACHE },
  },
  'reach.tls-chain': {
    severity: 'error',
    what: 'The server does not send the intermediate certificates',
    why: 'Phones and API clients refuse the connection, although some desktop browsers fetch the missing ones.',
    fix: { nginx: 'ssl_certificate fullchain.pem; (not cert.pem)', apache: 'SSLCertificateFile fullchain.pem' },
  },
  'reach.tls-expired': {
    severity: 'error',
    what: 'The certificate has expired or is not valid yet',
    why: 'Browsers show a warning instead of the site.',
    fix: { nginx: 'certbot renew && nginx -s reload', apache: 'certbot renew && apachectl graceful' },
  },
  'reach.tls-name': {
    severity: 'error',
    what: 'The certificate is for another host name',
    why: 'Browsers show a warning instead of the site.',
    fix: { nginx: CERTBOT, apache: CERTBOT_APACHE },
  },
  'reach.tls-handshake': {
    severity: 'error',
    what: 'The TLS handshake fails',
    why: 'The port does not speak TLS, or only versions and ciphers that browsers refuse.',
    fix: {
      nginx: 'listen 443 ssl; ssl_protocols TLSv1.2 TLSv1.3;',
      apache: 'SSLEngine on, SSLProtocol -all +TLSv1.2 +TLSv1.3',
    },
  },
  'reach.tls-expires': {
    severity: 'warning',
    what: 'The certificate expires soon',
    why: 'Automatic renewal happens 30 days before the end, so it has probably failed.',
    fix: { nginx: 'certbot renew --dry-run shows why', apache: 'certbot renew --dry-run shows why' },
  },
  'reach.redirect-loop': {
    severity: 'error',
    what: 'The page redirects without an end',
    why: 'Browsers show an error. Often TLS ends at a proxy, and Laravel redirects to https again and again.',
    fix: {
      laravel: "bootstrap/app.php: $middleware->trustProxies(at: '*')",
      nginx: 'proxy_set_header X-Forwarded-Proto $scheme;',
      apache: 'RequestHeader set X-Forwarded-Proto "https"',
    },
  },
  'reach.redirect-host': {
    severity: 'warning',
    what: 'The address redirects to another host',
    why: 'Sessions, stateful domains and APP_URL belong to one host. The rest of this report is about the other one.',
    fix: { laravel: '.env: APP_URL=<final address>', nginx: 'return 301 https://<host>$request_uri;' },
  },
  'reach.redirect-insecure': {
    severity: 'error',
    what: 'The site redirects from https to http',
    why: 'Secure cookies are not sent over http, so every sign-in fails.',
    fix: {
      laravel: ".env: APP_URL=https://…; bootstrap/app.php: $middleware->trustProxies(at: '*')",
      nginx: 'proxy_set_header X-Forwarded-Proto $scheme;',
      apache: 'RequestHeader set X-Forwarded-Proto "https"',
    },
  },
  'reach.insecure': {
    severity: 'error',
    what: 'The site is served over http',
    why: 'Passwords and sessions are readable on the way, and browsers disable clipboard, media keys and installation.',
    fix: { laravel: '.env: APP_URL=https://<host>', nginx: 'certbot --nginx', apache: 'certbot --apache' },
  },
  'reach.http-open': {
    severity: 'warning',
    what: 'Plain http shows the site instead of redirecting to https',
    why: 'Visitors who type the host name stay on http, where Secure cookies do not work.',
    fix: {
      nginx: 'server { listen 80; return 301 https://$host$request_uri; }',
      apache: 'Redirect permanent / https://<host>/',
    },
  },
  'reach.maintenance': {
    severity: 'error',
    what: 'The site is in maintenance mode (503)',
    why: 'Every page and call fails until it ends.',
    fix: { laravel: 'php artisan up' },
  },
  'reach.server-error': {
    severity: 'error',
    what: 'The page fails with a server error',
    why: 'The client does not start.',
    fix: {
      laravel: 'The cause is in storage/logs/laravel.log; storage/ and bootstrap/cache must be writable',
      nginx: 'For 502 and 504: fastcgi_pass must name the socket of a running php-fpm',
    },
  },
  'reach.status': {
    severity: 'error',
    what: 'The page has a status other than 200',
    why: 'The web server, a firewall or a missing route stops the request before Laravel renders the page.',
    fix: {
      laravel: `routes/web.php, last line: ${CATCH_ALL_ROUTE}`,
      nginx: 'root <site>/public; index index.php; try_files $uri $uri/ /index.php?$query_string;',
      apache: 'DocumentRoot <site>/public with AllowOverride All and mod_rewrite',
    },
  },
  'reach.password': {
    severity: 'error',
    what: 'HTTP authentication protects the site',
    why: 'Browsers ask for a password for each host, and uploads and songs fail on devices that cannot ask.',
    fix: {
      laravel: 'To check a protected test site: --basic-auth <environment variable with user:password>',
      nginx: 'Remove auth_basic',
      apache: 'Remove AuthType Basic and Require valid-user',
    },
  },
  'reach.php-source': {
    severity: 'error',
    what: 'The server sends PHP source instead of running it',
    why: 'The client does not start, and the source is public.',
    fix: {
      nginx: 'location ~ \\.php$ { fastcgi_pass …; include fastcgi_params; }',
      apache: 'a2enmod proxy_fcgi; SetHandler "proxy:unix:…|fcgi://localhost"',
    },
  },
  'reach.listing': {
    severity: 'error',
    what: 'The server lists files instead of showing the page',
    why: 'The document root is not the site’s public folder, so private files are public.',
    fix: { nginx: 'root <site>/public; index index.php;', apache: 'DocumentRoot <site>/public, Options -Indexes' },
  },
  'reach.not-html': {
    severity: 'error',
    what: 'The page is not HTML',
    why: 'The client starts only from the site’s HTML page.',
    fix: { laravel: "return response()->view('app'); with Content-Type text/html" },
  },
  'reach.interrupted': {
    severity: 'error',
    what: 'The connection fails for some requests',
    why: 'Users meet the same failures. The area is checked only in part.',
    fix: { nginx: 'Check limit_req, limit_conn and the error log', apache: 'Check MaxRequestWorkers and mod_evasive' },
  },
})
