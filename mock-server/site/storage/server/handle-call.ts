import { findBucket } from './buckets'
import { corsHeaders, preflight, readCors } from './cors'
import { abortUpload, completeUpload, createUpload, listParts, listUploads, uploadPart } from './multipart'
import { deleteObject, getObject, putObject } from './objects'
import type { Operation, S3Call } from './operation'
import { failureResponse, S3Failure } from './s3-failure'

const createBucket: Operation = ({ buckets, bucket }) => {
  if (!buckets.has(bucket)) buckets.set(bucket, { objects: new Map(), uploads: new Map(), cors: [] })
  return new Response(null, { headers: { Location: `/${bucket}` } })
}

const putBucketCors: Operation = async ({ buckets, bucket, request }) => {
  findBucket(buckets, bucket).cors = readCors(await request.text())
  return new Response(null)
}

/** Operations by method, target (bucket or object) and distinguishing query parameter. */
const OPERATIONS: Record<string, Operation> = {
  'PUT bucket': createBucket,
  'PUT bucket cors': putBucketCors,
  'GET bucket uploads': listUploads,
  'PUT object': putObject,
  'GET object': getObject,
  'HEAD object': getObject,
  'DELETE object': deleteObject,
  'POST object uploads': createUpload,
  'PUT object uploadId': uploadPart,
  'GET object uploadId': listParts,
  'POST object uploadId': completeUpload,
  'DELETE object uploadId': abortUpload,
}

const PARAMETERS = ['cors', 'uploads', 'uploadId']

/** Operations allowed without a signature; they check access to the object themselves. */
const UNSIGNED_OPERATIONS = new Set<Operation | undefined>([getObject])

function operationOf({ request, url, key }: S3Call): Operation {
  const parameter = PARAMETERS.find((name) => url.searchParams.has(name))
  const requestName = [request.method, key === '' ? 'bucket' : 'object', parameter].filter(Boolean).join(' ')
  const operation = OPERATIONS[requestName]
  if (!operation)
    throw new S3Failure('MethodNotAllowed', `The specified method is not allowed against this resource: ${requestName}`)
  return operation
}

async function performCall(call: S3Call, signed: () => Promise<boolean>): Promise<Response> {
  const { request, buckets, bucket } = call
  if (request.method === 'OPTIONS') return preflight(findBucket(buckets, bucket).cors, request)
  const isOwner = await signed()
  const operation = operationOf(call)
  if (!isOwner && !UNSIGNED_OPERATIONS.has(operation)) throw new S3Failure('AccessDenied', 'Access Denied')
  return operation({ ...call, isOwner })
}

/** Handles a call like S3: errors as XML, and CORS headers by the bucket's rules. */
export async function handleCall(call: S3Call, signed: () => Promise<boolean>): Promise<Response> {
  const response = await performCall(call, signed).catch((thrown: unknown) =>
    failureResponse(thrown, call.url.pathname),
  )
  const rules = call.buckets.get(call.bucket)?.cors ?? []
  for (const [name, value] of Object.entries(corsHeaders(rules, call.request))) response.headers.set(name, value)
  return response
}
