import { ShieldCheck } from 'lucide-react'

import { client, secret, server, type SettingGroup, text, flag } from './setting'

export const captcha: SettingGroup = {
  id: 'captcha',
  title: 'reCAPTCHA',
  summary: 'Where Google tells people from robots.',
  icon: ShieldCheck,
  settings: [
    client('recaptcha.site_key', 'Site key', text),
    server('recaptcha_secret_key', 'Secret key', secret),
    client('recaptcha.enable.register', 'On the sign-up form', flag),
    client('recaptcha.enable.contact', 'On the contact form', flag),
    client('recaptcha.enable.link_creation', 'When links are created', flag),
  ],
}
