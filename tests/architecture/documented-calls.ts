/** The product spec's call list (section 7), method and path, without the calls that it leaves open. */
export const specCalls = `
GET bootstrap-data
GET notifications
POST notifications/mark-as-read
GET workspace/join/{inviteId}
DELETE workspace/invite/{inviteId}
GET logs/error/download-latest
GET users/{id}
GET users/me
PUT users/me
POST users/{id}/avatar
DELETE users/{id}/avatar
DELETE users/{id}
POST users/me/locale
POST resend-email-verification
POST validate-email-verification-otp
POST auth/login
POST auth/two-factor-challenge
POST auth/register
POST auth/logout
POST auth/forgot-password
POST auth/reset-password
POST secure/auth/social/connect
POST secure/auth/social/{service}/disconnect
POST recaptcha/verify
GET custom-pages/{idOrSlug}
GET billing/products
POST coupons/validate
GET value-lists/{names}
GET landing/artists
POST contact-page
GET notifications/me/subscriptions
PUT notifications/me/subscriptions
POST family-users
PUT family-users/{id}
GET family-users
PUT auth/user/password
POST access-tokens
DELETE access-tokens/{id}
GET auth/user/confirmed-password-status
POST auth/user/confirm-password
POST auth/user/two-factor-authentication
DELETE auth/user/two-factor-authentication
GET auth/user/two-factor/qr-code
POST auth/user/confirmed-two-factor-authentication
POST auth/user/two-factor-recovery-codes
GET user-sessions
POST user-sessions/logout-other
POST admin/users/impersonate/{userId}
GET normalized-models/{model}
GET normalized-models/{model}/{id}
POST file-entries
POST file-entries/delete
POST tus/upload
POST tus/entries
POST s3/simple/presign
POST s3/entries
POST s3/multipart/create
POST s3/multipart/get-uploaded-parts
POST s3/multipart/batch-sign-part-urls
POST s3/multipart/complete
POST s3/multipart/abort
`

/** Music calls that the spec leaves open and the backend's documented facts define (their sections 3.3, 5 and 7). */
export const musicCalls = `
GET artists/{id}
GET artists/{id}/albums
GET artists/{id}/tracks
GET artists/{id}/followers
GET albums/{id}
GET tracks/{id}
GET playlists/{id}
GET playlists/{id}/tracks
POST playlists
PUT playlists/{id}
DELETE playlists/{ids}
POST playlists/{id}/tracks/add
POST playlists/{id}/tracks/remove
POST playlists/{id}/tracks/order
POST playlists/{id}/follow
POST playlists/{id}/unfollow
GET users/{id}/playlists
GET users/{id}/liked-tracks
GET users/{id}/liked-albums
GET users/{id}/liked-artists
POST users/me/add-to-library
POST users/me/remove-from-library
POST reposts/toggle
GET users/{id}/reposts
GET user-profile/{id}
PUT users/profile/update
GET users/{id}/minutes-left
GET search
GET search/model/{type}
GET search/audio/{trackId}/{artistName}/{trackName}
GET search/suggestions/artist
GET search/suggestions/album
GET radio/{type}/{id}
POST player/tracks
GET tracks/plays/{userId}
POST tracks/plays/{trackId}/log
GET tracks/{id}/wave
GET tracks/{id}/lyrics
GET tracks/{id}/download
GET genres
GET tags/{name}/tracks
GET tags/{name}/albums
GET channel/{idOrSlug}
GET users/{id}/followers
GET users/{id}/followed-users
GET users/{id}/followed-users/ids
POST users/{id}/follow
POST users/{id}/unfollow
GET commentable/comments
POST comment
PUT comment/{id}
DELETE comment/{ids}
POST comment/restore
POST vote
POST report
DELETE report/{type}/{id}
POST youtube/log-client-error
`

/**
 * Account calls that the spec leaves open and the backend's documented facts define (their sections 3.3, 4.1 and 4.2).
 */
export const accountCalls = `
GET users
POST users
PUT users/{id}
POST users/csv/export
GET roles
POST roles
PUT roles/{id}
DELETE roles/{id}
POST roles/{id}/add-users
POST roles/{id}/remove-users
POST roles/csv/export
GET admin/setup-alerts
GET comment
GET custom-domain
POST custom-domain
PUT custom-domain/{id}
DELETE custom-domain/{ids}
POST secure/custom-domain/authorize/{action}
POST secure/custom-domain/validate/2BrM45vvfS/api
GET backstage-request
GET backstage-request/{id}
POST backstage-request/{id}/approve
POST backstage-request/{id}/deny
POST genres
PUT genres/{id}
DELETE genres/{ids}
GET tags
POST tags
PUT tags/{id}
DELETE tags/{ids}
GET localizations
GET localizations/{idOrCode}
POST localizations
PUT localizations/{id}
DELETE localizations/{ids}
GET localizations/{id}/download
POST localizations/{id}/upload
GET admin/site-alerts
POST users/{id}/ban
DELETE users/{id}/unban
POST users/ban/{id}
DELETE users/unban/{id}
GET file-entries/{id}
GET file-entries
GET file-entries/{id}/model
PUT file-entries/{id}
GET file-entries/download/{hashes}
POST file-entries/restore
DELETE notifications/{ids}
GET me/workspaces
GET workspace/{id}
POST workspace
PUT workspace/{id}
DELETE workspace/{ids}
POST workspace/{id}/invite
POST workspace/{id}/{inviteId}/resend
POST workspace/{id}/member/{memberId}/change-role
POST workspace/{id}/invite/{inviteId}/change-role
DELETE workspace/{id}/member/{userId}
`

/** Billing calls that the spec leaves open and the backend's documented facts define (their section 4.3). */
export const billingCalls = `
GET billing/products/{id}
POST billing/products
PUT billing/products/{id}
DELETE billing/products/{id}
POST billing/products/sync
GET billing/subscriptions
POST billing/subscriptions
PUT billing/subscriptions/{id}
POST billing/subscriptions/{id}/cancel
POST billing/subscriptions/{id}/resume
POST billing/subscriptions/{id}/change-plan
POST billing/stripe/create-partial-subscription
POST billing/stripe/create-setup-intent
POST billing/stripe/change-default-payment-method
POST billing/stripe/store-subscription-details-locally
POST billing/paypal/store-subscription-details-locally
GET billing/invoices
`

/** Calls of resumable uploads that the spec leaves to the protocol and the backend's facts define (their section 9). */
export const uploadCalls = `
PATCH tus/upload/{key}
HEAD tus/upload/{key}
DELETE tus/upload/{key}
`
