import { Mail } from 'lucide-react'

import { client, count, email, secret, select, server, type SettingGroup, text, when } from './setting'

const smtp = when('server.mail_driver', 'smtp')
const mailgun = when('server.mail_driver', 'mailgun')
const ses = when('server.mail_driver', 'ses')

export const mail: SettingGroup = {
  id: 'mail',
  title: 'Email',
  summary: 'How the site sends email, and where messages from the contact page go.',
  icon: Mail,
  settings: [
    client('mail.contact_page_address', 'Address for the contact page', email),
    server('mail_from_address', 'Sender’s address', email),
    server('mail_from_name', 'Sender’s name', text),
    server(
      'mail_driver',
      'Delivery',
      select({
        smtp: { name: 'SMTP' },
        sendmail: { name: 'Sendmail' },
        mailgun: { name: 'Mailgun' },
        ses: { name: 'Amazon SES' },
        postmark: { name: 'Postmark' },
        log: 'Only write to the log',
      }),
    ),
    server('mail_host', 'SMTP host', text, smtp),
    server('mail_port', 'SMTP port', count, smtp),
    server('mail_username', 'SMTP user', text, smtp),
    server('mail_password', 'SMTP password', secret, smtp),
    server(
      'mail_encryption',
      'SMTP encryption',
      select({ '': 'None', tls: { name: 'TLS' }, ssl: { name: 'SSL' } }),
      smtp,
    ),
    server('mailgun_domain', 'Mailgun domain', text, mailgun),
    server('mailgun_secret', 'Mailgun key', secret, mailgun),
    server('mailgun_endpoint', 'Mailgun endpoint', text, mailgun),
    server('ses_key', 'SES key', text, ses),
    server('ses_secret', 'SES secret', secret, ses),
    server('ses_region', 'SES region', text, ses),
    server('postmark_token', 'Postmark token', secret, when('server.mail_driver', 'postmark')),
  ],
}
