import './node-version.mjs'

void import('./launch.mjs').then(({ launch }) => launch('commands/s3.ts'))
