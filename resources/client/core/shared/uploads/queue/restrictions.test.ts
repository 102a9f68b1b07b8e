import { beforeEach, describe, expect, test } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { refusalOf, siteRestrictions } from './restrictions'

const MB = 1024 * 1024
const NOT_ALLOWED = 'This file type is not allowed'

const song = { name: 'Dziesma.MP3', type: 'audio/mpeg', size: 5 * MB }
const drawing = { name: 'zīmējums.png', type: 'image/png', size: 9 * MB }
const archive = { name: 'dziesmas.tar.gz', type: '', size: 1 }
const concert = { name: '100% %2e%2e — أغنية.wav', type: 'audio/wav', size: 4096 * MB }
const unknown = { name: 'ieraksts.flac', type: '', size: 1 }

beforeEach(async () => {
  setBootstrap(bootstrapOf())
  await changeLanguage('en')
})

describe('refusalOf', () => {
  test.each([
    [song, {}, undefined],
    [{ ...song, size: 0 }, {}, '“Dziesma.MP3” is empty.'],
    [{ ...song, type: 'video/mp4', size: 0 }, {}, '“Dziesma.MP3” is empty.'],
    [{ ...song, type: '', size: 0 }, {}, '“Dziesma.MP3” is empty.'],
    [song, { maxFileSize: 5 * MB }, undefined],
    [song, { maxFileSize: null }, undefined],
    [drawing, { maxFileSize: 8 * MB }, '“zīmējums.png” exceeds maximum allowed size of 8\u00A0MB'],
    [song, { allowedFileTypes: ['image/*'] }, NOT_ALLOWED],
    [song, { allowedFileTypes: ['image/*', 'audio/*'] }, undefined],
    [song, { allowedFileTypes: ['audio/mpeg'] }, undefined],
    [song, { allowedFileTypes: ['mp3'] }, undefined],
    [song, { allowedFileTypes: ['.mp3'] }, undefined],
    [song, { allowedFileTypes: ['p3'] }, NOT_ALLOWED],
    [song, { allowedFileTypes: ['audio'] }, undefined],
    [song, { allowedFileTypes: ['*/*'] }, undefined],
    [song, { blockedFileTypes: ['image', ' MP3 '] }, NOT_ALLOWED],
    [archive, { allowedFileTypes: ['tar.gz'] }, undefined],
    [archive, { allowedFileTypes: ['tar'] }, NOT_ALLOWED],
    [song, { allowedFileTypes: [] }, undefined],
    [song, { blockedFileTypes: [] }, undefined],
    [song, { blockedFileTypes: ['mp3'] }, NOT_ALLOWED],
    [song, { blockedFileTypes: ['audio/*'] }, NOT_ALLOWED],
    [song, { allowedFileTypes: ['audio/*'], blockedFileTypes: ['.mp3'] }, NOT_ALLOWED],
    [
      drawing,
      { allowedFileTypes: ['audio/*'], maxFileSize: MB },
      '“zīmējums.png” exceeds maximum allowed size of 1\u00A0MB',
    ],
    [concert, {}, undefined],
    [concert, { maxFileSize: 1024 * MB }, '“100% %2e%2e — أغنية.wav” exceeds maximum allowed size of 1 GB'],
    [unknown, { allowedFileTypes: ['audio/*'] }, NOT_ALLOWED],
    [unknown, { allowedFileTypes: ['audio/*', 'flac'] }, undefined],
    [unknown, { maxFileSize: 0 }, undefined],
  ])('checks %j against %j: %s', (file, restrictions, refusal) => {
    expect(refusalOf(file, restrictions)?.replace(/\s(?=MB)/, '\u00A0')).toBe(refusal)
  })
})

test('siteRestrictions() returns the limits in the settings', () => {
  expect(siteRestrictions(bootstrapOf().settings.uploads)).toEqual({
    maxFileSize: undefined,
    allowedFileTypes: [],
    blockedFileTypes: [],
  })
  const { settings } = bootstrapOf({
    settings: { uploads: { max_size: 5, allowed_extensions: ['mp3'], blocked_extensions: ['exe'] } },
  })
  expect(siteRestrictions(settings.uploads)).toEqual({
    maxFileSize: 5,
    allowedFileTypes: ['mp3'],
    blockedFileTypes: ['exe'],
  })
})
