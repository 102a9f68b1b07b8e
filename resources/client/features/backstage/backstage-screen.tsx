import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import type { User } from '@/contract/shapes/user'
import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { paths } from '@/core/platform/navigation/paths'
import { PUBLISH_MUSIC } from '@/core/platform/session/backstage-rights'
import { useIsChild, usePermission, useUser } from '@/core/platform/session/use-session'
import { editorSkeleton } from '@/core/shared/records/record-skeletons'
import { codeQuery } from '@/core/shared/records/sections/code-query'
import { Denied } from '@/core/shared/records/sections/denied'
import { NotFound, QueryView } from '@/core/shared/screen/query-view'

import { insightKinds, type InsightsProps } from './insights/queries'
import { ArtistPage } from './music/artist-page'
import { ArtistMusic, LyricsOfTrack, OwnAlbum, OwnTrack } from './music/managed-music'
import { MyMusic } from './music/my-music'
import { requestsOf } from './queries'
import { NewRequest } from './requests/new-request'
import { RequestChoice } from './requests/request-choice'
import { requestTypes } from './requests/request-kinds'

/** `/backstage/*`: the artists' backstage (spec section 2). Children have none (decision 036). */
export function Screen() {
  const path = useParams()['*'] ?? ''
  const isChild = useIsChild()
  const user = useUser()
  if (isChild || !user) return <NotFound />
  const [area, ...below] = path.split('/').filter(Boolean)
  if (area === undefined) return <MyMusic user={user} />
  if (area === 'artists') return <Artists path={below} user={user} />
  if (area === 'albums' || area === 'tracks') return <OwnMusic kind={area} path={below} user={user} />
  if (area === 'insights') return <InsightsAt path={below} />
  if (area === 'upload') return below.length > 0 ? <NotFound /> : <UploadOf user={user} />
  return area === 'requests' ? <Requests path={below} user={user} /> : <NotFound />
}

type AreaProps = { path: readonly string[]; user: User }

function Artists({ path: [id, kind, ...deeper], user }: AreaProps) {
  if (id === undefined) return <MyMusic user={user} />
  if (deeper.length > 0) return <NotFound />
  if (kind === undefined) return <ArtistPage key={id} id={id} user={user} />
  return <ArtistMusic key={`${id}/${kind}`} id={id} kind={kind} user={user} />
}

function OwnMusic({ kind, path: [id, ...deeper], user }: AreaProps & { kind: 'albums' | 'tracks' }) {
  if (id === undefined) return <MyMusic user={user} />
  if (kind === 'tracks' && deeper.join('/') === 'lyrics') return <LyricsOfTrack key={id} id={id} user={user} />
  if (deeper.length > 0) return <NotFound />
  return kind === 'albums' ? <OwnAlbum key={id} id={id} user={user} /> : <OwnTrack key={id} id={id} user={user} />
}

function Requests({ path: [action, name, ...deeper], user }: AreaProps) {
  if (action === undefined) return <MyMusic user={user} />
  if (action !== 'new' || deeper.length > 0) return <NotFound />
  if (name === undefined) return <RequestChoice user={user} />
  const type = requestTypes.find((each) => each === name)
  return type ? <NewRequest key={type} type={type} user={user} /> : <NotFound />
}

function InsightsAt({ path: [name, id, ...more] }: { path: readonly string[] }) {
  const kind = insightKinds.find((each) => each === name)
  const number = Number(id)
  if (!kind || !Number.isSafeInteger(number) || number < 1 || more.length > 0) return <NotFound />
  return <LazyInsights key={`${kind}=${id}`} kind={kind} id={number} />
}

const loadInsights = codeQuery('insights of the backstage', () => import('./insights/insights'))

/** The insights, whose charts are code of their own. */
function LazyInsights(props: InsightsProps) {
  return (
    <QueryView query={useQuery(loadInsights)} skeleton={<div className="p-6">{editorSkeleton}</div>}>
      {({ Insights }) => <Insights {...props} />}
    </QueryView>
  )
}

const loadUpload = codeQuery('upload of the backstage', () => import('./upload/upload'))

function UploadOf({ user }: { user: User }) {
  const mayUpload = usePermission(PUBLISH_MUSIC)
  return mayUpload ? <LazyUpload user={user} /> : <Denied area={{ title: 'Backstage', link: paths.backstage.link }} />
}

/** The upload, whose editors are code of their own. */
function LazyUpload({ user }: { user: User }) {
  return (
    <QueryView query={useQuery(loadUpload)} skeleton={<div className="p-6">{editorSkeleton}</div>}>
      {({ Upload }) => <Upload user={user} />}
    </QueryView>
  )
}

export const prefetch: Prefetch = () => {
  const { user } = getBootstrap()
  return user && prefetchable(requestsOf(user.id))
}
