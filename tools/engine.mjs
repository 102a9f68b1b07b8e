import './node-version.mjs'

void import('./launch.mjs').then(({ launch }) => launch('commands/engine.ts'))
