import { area } from './area'

const CORS_RULE =
  'Bucket CORS: AllowedOrigins [<site>], AllowedMethods [GET, HEAD, POST, PUT], AllowedHeaders [*], ExposeHeaders [ETag]'

/** Upload limits and drivers. */
export const uploads = area('uploads', 'Uploads', {
  'uploads.body-limit': {
    severity: 'error',
    what: 'The server refuses bodies of the size of an upload chunk (413)',
    why: 'Every larger upload fails with its first chunk.',
    fix: {
      nginx: 'client_max_body_size 25m;',
      apache: 'LimitRequestBody 26214400',
      laravel: 'php.ini: post_max_size=25M, upload_max_filesize=25M; or a smaller uploads.chunk_size',
    },
  },
  'uploads.chunk-size': {
    severity: 'warning',
    what: 'settings.uploads.chunk_size is very small',
    why: 'Each chunk is a request: a song of 10 MB needs hundreds. The unit is bytes.',
    fix: { laravel: 'Settings, uploads: chunk_size = 5242880' },
  },
  'uploads.max-size': {
    severity: 'warning',
    what: 'settings.uploads.max_size is smaller than a song',
    why: 'The client refuses the file before it is sent. The unit is bytes.',
    fix: { laravel: 'Settings, uploads: max_size = 104857600' },
  },
  'uploads.audio-refused': {
    severity: 'error',
    what: 'The settings refuse audio files',
    why: 'blocked_extensions contains mp3, or allowed_extensions lacks it, so artists cannot upload songs.',
    fix: { laravel: 'Settings, uploads: allowed_extensions and blocked_extensions' },
  },
  'uploads.direct-without-driver': {
    severity: 'warning',
    what: 'Direct uploads are on, but no driver is S3',
    why: 'The setting has no effect: files go through PHP.',
    fix: { laravel: '.env: UPLOADS_DISK_DRIVER=s3, or turn s3_direct_upload off' },
  },
  'uploads.tus-missing': {
    severity: 'error',
    what: 'There is no endpoint for resumable uploads (tus)',
    why: 'Files of 4 MB and more fail: the client sends them in chunks.',
    fix: { laravel: "routes/api.php: Route::any('tus/upload/{key?}', …), or Settings, uploads: disable_tus" },
  },
  'uploads.tus-head': {
    severity: 'error',
    what: 'The server blocks HEAD requests of resumable uploads',
    why: 'An interrupted upload cannot ask how much has arrived, so it starts again.',
    fix: { nginx: 'Remove limit_except GET POST', apache: 'Remove <LimitExcept GET POST>' },
  },
  'uploads.storage-unreachable': {
    severity: 'error',
    what: 'The storage cannot be reached',
    why: 'Direct uploads go straight to it.',
    fix: { laravel: '.env: AWS_ENDPOINT, AWS_BUCKET and AWS_DEFAULT_REGION' },
  },
  'uploads.storage-preflight': {
    severity: 'error',
    what: 'The storage refuses uploads from the site (CORS preflight)',
    why: 'Browsers ask before each PUT with x-amz-acl, and do not send the file.',
    fix: { laravel: CORS_RULE },
  },
  'uploads.storage-etag': {
    severity: 'error',
    what: 'The storage does not expose the header ETag',
    why: 'Files of 100 MB and more cannot be completed: each part’s ETag is needed at the end.',
    fix: { laravel: CORS_RULE },
  },
})
