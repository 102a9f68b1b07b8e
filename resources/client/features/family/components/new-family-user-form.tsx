import { useState } from 'react'

import { family } from '@/contract/family'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import { FormShell } from '@/core/shared/forms/form-shell'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { FormValue } from '@/ui/fields/form-value'
import { PasswordField } from '@/ui/fields/password-field'
import { TextField } from '@/ui/fields/text-field'

import { findCreated } from '../find-created'
import { finishCreation } from '../finish-creation'
import { NameFields } from './name-fields'
import { PictureField } from './picture-field'

/** Creates a family profile; its picture is uploaded after the profile exists. */
export function NewFamilyUserForm() {
  const { t } = useTranslation()
  const parent = useUser()
  const [picture, setPicture] = useState<File>()
  const form = useEndpointForm(family.create, {
    draft: 'family-user',
    onUncertain: ({ email }) => findCreated(email),
    onSuccess: ({ user }) => finishCreation(user.id, picture),
  })
  return (
    <>
      <PictureField onChange={setPicture} />
      <FormShell
        form={form}
        submitLabel={t('Create profile')}
        submitProps={{ className: 'self-start' }}
        autoComplete="off"
      >
        {parent && <FormValue name="parent_id" value={parent.id} />}
        <NameFields form={form} />
        <TextField
          {...form.field('email')}
          type="email"
          label={t('Email')}
          description={t('With its own email and password, the profile can also be used on other devices.')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          {...form.field('password')}
          label={t('Password')}
          revealLabel={t('Show password')}
          autoComplete="new-password"
          required
        />
      </FormShell>
    </>
  )
}
