import type { ServerValue } from '@/contract/groups/managed-settings'

/**
 * Values of the server's environment that administrators may change. The backend contract names them `env keys` and lists
 * none: these follow Laravel's names.
 */
export const serverSettings: Readonly<Record<string, ServerValue>> = {
  app_url: 'https://dziesma.test',
  newsletter_api_key: 'key-newsletter',
  mail_driver: 'smtp',
  mail_host: 'smtp.dziesma.test',
  mail_port: 587,
  mail_username: 'pasts',
  mail_password: 'mock-mail-password',
  mail_encryption: 'tls',
  mail_from_address: 'pasts@dziesma.test',
  mail_from_name: 'Dziesma',
  queue_driver: 'sync',
  cache_driver: 'file',
  session_driver: 'file',
  google_id: 'mock-google-id',
  google_secret: 'mock-google-secret',
  facebook_id: '',
  facebook_secret: '',
  twitter_id: '',
  twitter_secret: '',
  envato_id: '',
  envato_secret: '',
  recaptcha_secret_key: '',
  stripe_key: 'pk_test_dziesma',
  stripe_secret: 'mock-stripe-secret',
  stripe_webhook_secret: '',
  paypal_client_id: 'paypal-dziesma',
  paypal_secret: 'mock-paypal-secret',
  paypal_webhook_id: '',
  spotify_id: '',
  spotify_secret: '',
  lastfm_api_key: '',
  youtube_api_key: '',
  storage_s3_key: '',
  storage_s3_secret: '',
  storage_s3_region: '',
  storage_s3_bucket: '',
  storage_s3_endpoint: '',
  storage_dropbox_app_key: '',
  storage_dropbox_app_secret: '',
  storage_dropbox_refresh_token: '',
  sentry_dsn: '',
  pusher_app_id: '',
  pusher_secret: '',
  analytics_property_id: '',
  static_file_delivery: null,
  scout_driver: 'mysql',
}

/** Models that the search finds. */
export const searchModels = ['Artist', 'Album', 'Track', 'Playlist', 'Channel', 'User'] as const
