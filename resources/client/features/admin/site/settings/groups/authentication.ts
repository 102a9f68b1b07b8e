import { LockKeyhole } from 'lucide-react'

import { client, risky, secret, select, server, type SettingGroup, text, flag, when } from './setting'

/** Services by name, with the keys of their credentials. */
const service = (id: string, name: string) => [
  client(`social.${id}.enable`, { name }, flag),
  server(`${id}_id`, { name, in: ':name ID' }, text, when(`client.social.${id}.enable`)),
  server(`${id}_secret`, { name, in: ':name secret' }, secret, when(`client.social.${id}.enable`)),
]

export const authentication: SettingGroup = {
  id: 'authentication',
  title: 'Authentication',
  summary: 'Who may sign up, and how people sign in.',
  icon: LockKeyhole,
  settings: risky([
    client('registration.disable', 'Close registration', flag),
    client(
      'registration.policies',
      'Policies to accept',
      { kind: 'menu-items' },
      { description: 'Everyone who signs up has to accept each of them.' },
    ),
    client('require_email_confirmation', 'Email addresses must be confirmed', flag),
    client('single_device_login', 'One device at a time', flag, {
      description: 'Signing in on another device signs you out of the first.',
    }),
    client(
      'auth.domain_blacklist',
      'Refused email domains',
      { kind: 'comma-list' },
      { description: 'Nobody can sign up with an address at one of these domains.' },
    ),
    ...service('google', 'Google'),
    ...service('facebook', 'Facebook'),
    ...service('twitter', 'Twitter'),
    ...service('envato', 'Envato'),
    client('envato.enable', { name: 'Envato Market' }, flag),
    client('social.compact_buttons', 'Only icons on the buttons of services', flag),
    client('social.requireAccount', 'Services need an existing account', flag, {
      description: 'Nobody can sign up through a service.',
    }),
    client(
      'demo.loginPageDefaults',
      'Account on the demo’s sign-in page',
      select({ singleAccount: 'Always the same', randomAccount: 'A random one' }),
      when('client.site.demo'),
    ),
    client('demo.email', 'Email of the demo account', text, when('client.site.demo')),
    client('demo.password', 'Password of the demo account', text, when('client.site.demo')),
  ]),
}
