/**
 * Differences between the backend's releases A, B1, B2 and C (backend contract, table 0), in the table's order; equal
 * cells mean the same behaviour.
 */
export const documentedReleases: Record<string, [A: string, B1: string, B2: string, C: string]> = {
  'user name and picture': ['display_name, avatar', 'display_name, avatar', 'name, image', 'name, image'],
  '`window.bootstrapData`': ['base64 of JSON', 'object literal', 'object literal', 'object literal'],
  'bootstrap data in JSON responses': ['base64 of JSON', 'JSON', 'JSON', 'JSON'],
  'bootstrap `themes`': ['{all, selectedThemeId}', '{all, selectedThemeId}', 'array', 'array'],
  'element with the theme': ['<div id="root">', '<html>', '<html> + data-theme-id', '<html>'],
  '`i18n`': ['localization row', 'localization row', 'localization row', '{locales, active}'],
  'email verification': ['link', 'OTP code', 'OTP code', 'OTP/other'],
  'paging without `paginate`': ['length-aware', 'length-aware', 'simple', 'simple'],
  'simple pages': ['*_page_url', '*_page_url', 'next_page/prev_page', 'next_page/prev_page'],
  'suspending a user': ['users/{id}/ban', 'users/{id}/ban', 'users/ban/{id}', 'users/ban/{id}'],
  'response to saved settings': ['{status}', '{status}', '{server, client}', 'other'],
  'appearance `themes`': ['-', '{all, selectedThemeId}', 'array', 'no appearance endpoints'],
  'resetting channels': ['reset-to-default', 'reset-to-default', 'apply-preset', 'apply-preset'],
  'types of a search': ['types + limit', 'modelTypes + loader', 'modelTypes + loader', 'modelTypes + loader'],
  'missing permission while billing on': ['403', '403', '302', '302'],
  'landing data': ['landing/artists', 'landing/artists', 'landing/artists', 'landing-page-data'],
  'avatar, captcha and appearance': ['yes', 'yes', 'yes', 'gone'],
}
