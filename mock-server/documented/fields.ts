import { optional, required } from './documented'

/** A new password, typed twice (section 3). */
export const newPassword = { password: required(), password_confirmation: required() }

/** Fields of a user in requests (section 3.3). */
export const userFields = {
  email: optional(),
  password: optional(),
  avatar: optional(),
  image: optional(),
  first_name: optional(),
  last_name: optional(),
  roles: optional(),
  permissions: optional(),
  email_verified_at: optional(),
  available_space: optional(),
  country: optional(),
  language: optional(),
  timezone: optional(),
}

const label = { 'genres.*': optional(), 'genres.*.name': optional(), 'tags.*': optional(), 'tags.*.name': optional() }

/** Fields that albums and tracks share in requests (section 6). */
export const musicFields = {
  ...label,
  name: required(),
  image: optional(),
  release_date: optional(),
  genres: optional(),
  tags: optional(),
  description: optional(),
}
