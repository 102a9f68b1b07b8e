import { HardDriveUpload } from 'lucide-react'

import {
  bytes,
  client,
  type Condition,
  count,
  list,
  secret,
  select,
  server,
  type SettingGroup,
  text,
  flag,
} from './setting'

const driver = select({
  local: 'This server',
  s3: { name: 'Amazon S3' },
  digitalocean_s3: { name: 'DigitalOcean Spaces' },
  backblaze_s3: { name: 'Backblaze B2' },
  dropbox: { name: 'Dropbox' },
  ftp: { name: 'FTP' },
})

const stored = (...is: string[]): { visibleWhen: Condition[] } => ({
  visibleWhen: [
    { setting: 'client.uploads.uploads_driver', is },
    { setting: 'client.uploads.public_driver', is },
  ],
})
const onS3 = stored('s3', 'digitalocean_s3', 'backblaze_s3')
const onDropbox = stored('dropbox')
const onFtp = stored('ftp')

export const uploads: SettingGroup = {
  id: 'uploads',
  title: 'Uploads',
  summary: 'Where files are stored, and which ones are accepted.',
  icon: HardDriveUpload,
  settings: [
    client('uploads.uploads_driver', 'Storage of private files', driver, { isRisky: true }),
    client('uploads.public_driver', 'Storage of public files', driver, { isRisky: true }),
    server('storage_s3_key', 'S3 key', text, onS3),
    server('storage_s3_secret', 'S3 secret', secret, onS3),
    server('storage_s3_region', 'S3 region', text, onS3),
    server('storage_s3_bucket', 'S3 bucket', text, onS3),
    server('storage_s3_endpoint', 'S3 endpoint', text, onS3),
    client('uploads.s3_direct_upload', 'Browsers upload straight to S3', flag, onS3),
    server('storage_dropbox_app_key', 'Dropbox app key', text, onDropbox),
    server('storage_dropbox_app_secret', 'Dropbox app secret', secret, onDropbox),
    server('storage_dropbox_refresh_token', 'Dropbox token', secret, onDropbox),
    server('storage_ftp_host', 'FTP host', text, onFtp),
    server('storage_ftp_port', 'FTP port', count, onFtp),
    server('storage_ftp_username', 'FTP user', text, onFtp),
    server('storage_ftp_password', 'FTP password', secret, onFtp),
    server('storage_ftp_root', 'FTP folder', text, onFtp),
    server('storage_ftp_ssl', 'Encrypt the connection to FTP', flag, onFtp),
    client('uploads.max_size', 'Largest file (MB)', bytes),
    client('uploads.available_space', 'Space for each user (MB)', bytes),
    client('uploads.allowed_extensions', 'Accepted files', list, {
      description: 'Extensions or types such as mp3 or audio/*. Leave blank to allow every file.',
    }),
    client('uploads.blocked_extensions', 'Refused files', list),
    client('uploads.chunk', 'Upload in parts', flag, {
      description: 'If this stays on after saving, use “Upload without tus” instead.',
    }),
    client('uploads.chunk_size', 'Size of a part (MB)', bytes),
    client('uploads.disable_tus', 'Upload without tus', flag, {
      description: 'Uploads in parts then start again after a reload.',
    }),
    client('uploads.keep_original_name', 'Keep the names of files', flag),
    client('uploads.autoMatch', 'Find artist and album of uploaded songs', flag),
    server(
      'static_file_delivery',
      'Delivery of private files',
      select({ '': 'By PHP', xsendfile: { name: 'X-Sendfile' }, xaccel: { name: 'X-Accel' } }),
    ),
  ],
}
