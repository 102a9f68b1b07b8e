import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { Profiler, type ProfilerOnRenderCallback, useState } from 'react'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { endpoint } from '@/contract/machinery/endpoint'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import type { FormOptions } from '@/core/shared/forms/form'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { Button } from '@/ui/buttons/button'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { FieldLayout } from '@/ui/fields/field-layout'
import { FormValue } from '@/ui/fields/form-value'
import { PasswordField } from '@/ui/fields/password-field'
import { TextField } from '@/ui/fields/text-field'

/** Endpoint for tests of forms, with a field of every kind. */
export const profile = endpoint({
  method: 'PUT',
  path: 'profiles/:id',
  body: z.object({
    name: z.string().check(z.minLength(1, 'A name is needed.')),
    age: z.nullable(z.number()),
    news: z.boolean(),
    tags: z.array(z.string().check(z.maxLength(5, 'Too long a tag.'))),
    address: z.object({ street: z.string().check(z.maxLength(9, 'Too long a street.')) }),
    secret: z.optional(z.string()),
    picture: z.optional(z.nullable(z.file())),
  }),
  response: z.looseObject({}),
})

type Responder = () => Response | Promise<Response>

const done: Responder = () => HttpResponse.json({})
let responder = done
const requests: unknown[] = []

const bodyOf = async (request: Request): Promise<unknown> =>
  request.headers.get('content-type')?.includes('json') ? request.json() : Object.fromEntries(await request.formData())

const server = setupServer(
  http.post('*/api/v1/profiles/:id', async ({ request }) => {
    requests.push(await bodyOf(request))
    return responder()
  }),
)

/** The server behind the endpoint. Accepts everything until told otherwise. */
export const profileServer = {
  /** Bodies of the received requests. */
  requests,
  listen: () => server.listen({ onUnhandledRequest: 'error' }),
  close: () => server.close(),
  reset() {
    requests.length = 0
    responder = done
  },
  respondWith(next: Responder) {
    responder = next
  },
  refuse(status: number, errors: unknown) {
    responder = () => HttpResponse.json({ message: 'Refused.', errors }, { status })
  },
}

type TagsFieldProps = { name: string; error: string | undefined; defaultValue: string[] }

/** A field without a native control: its value is added to the form as JSON. */
function TagsField({ name, error, defaultValue }: TagsFieldProps) {
  const [tags, setTags] = useState(defaultValue)
  return (
    <FieldLayout id="tags" label="Tags" error={error}>
      <FormValue name={name} value={tags} onChange={setTags} />
      <button type="button">Clear</button>
      <input id="tags" value={tags.join(' ')} onChange={(event) => setTags(event.target.value.split(' '))} />
    </FieldLayout>
  )
}

/** Options of the form, the values that "Arrive" sets, and a callback for each render. */
export type ProfileFormProps = FormOptions<typeof profile> & {
  later?: { name: string; tags: string[] }
  onRender?: ProfilerOnRenderCallback
}

/** A form with a field of every kind. */
export function ProfileForm({ later = { name: '', tags: [] }, onRender = () => {}, ...options }: ProfileFormProps) {
  const form = useEndpointForm(profile, { input: { params: { id: 1 } }, ...options })
  return (
    <Profiler id="form" onRender={onRender}>
      <EndpointForm form={form} submitLabel="Save" aria-label="Profile" data-dirty={form.isDirty}>
        <TextField {...form.field('name')} label="Name" defaultValue="Anna" />
        <TextField {...form.field('age')} label="Age" type="number" />
        <CheckboxField {...form.field('news')} label="News" />
        <TagsField {...form.field('tags')} defaultValue={['a']} />
        <TextField {...form.field('address.street')} label="Street" />
        <PasswordField {...form.field('secret')} label="Secret" revealLabel="Show" />
        <input type="file" {...form.field('picture')} aria-label="Picture" />
        <Button onClick={() => form.reset()}>Reset</Button>
        <Button onClick={() => form.setValues(later)}>Arrive</Button>
      </EndpointForm>
    </Profiler>
  )
}

/** Queries for the parts of the form. */
export const page = {
  form: () => screen.getByRole('form'),
  box: (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }),
  button: (name: string) => screen.getByRole('button', { name }),
  isDirty: () => screen.getByRole('form').dataset['dirty'] === 'true',
}

/** Waits for the form engine, which the first interaction loads. */
export const waitForFormEngine = () => act(() => import('@/core/shared/forms/form-engine').then(() => undefined))

/** Waits until the submission has finished. */
export const waitForSubmit = () => waitFor(() => expect(page.button('Save')).not.toHaveAttribute('aria-busy'))
