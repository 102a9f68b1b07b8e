import { innerXml, xmlText } from '../xml'
import { S3Failure } from './s3-failure'

/** A bucket's CORS rule. */
export type CorsRule = { origins: string[]; methods: string[]; headers: string[]; exposed: string[] }

/** Parses the `CORSConfiguration` element of a PutBucketCors request. */
export function readCors(xml: string): CorsRule[] {
  const rules = innerXml(xml, 'CORSRule').map((rule) => {
    const texts = (name: string) => innerXml(rule, name).map((inner) => xmlText(`<x>${inner}</x>`, 'x') ?? '')
    return {
      origins: texts('AllowedOrigin'),
      methods: texts('AllowedMethod'),
      headers: texts('AllowedHeader'),
      exposed: texts('ExposeHeader'),
    }
  })
  if (rules.some(({ origins, methods }) => origins.length === 0 || methods.length === 0))
    throw new S3Failure('MalformedXML')
  return rules
}

/** Matches a pattern in which `*` is a wildcard. */
const matchesPattern = (pattern: string, text: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    'i',
  ).test(text)

const ruleFor = (rules: readonly CorsRule[], origin: string, method: string): CorsRule | undefined =>
  rules.find(
    ({ origins, methods }) => methods.includes(method) && origins.some((pattern) => matchesPattern(pattern, origin)),
  )

const headersOf = ({ origins, methods, exposed }: CorsRule, origin: string): Record<string, string> => ({
  'Access-Control-Allow-Origin': origins.includes('*') ? '*' : origin,
  'Access-Control-Allow-Methods': methods.join(', '),
  ...(exposed.length > 0 && { 'Access-Control-Expose-Headers': exposed.join(', ') }),
  Vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
})

/** CORS headers for a response; empty for origins without a rule. */
export function corsHeaders(rules: readonly CorsRule[], { headers, method }: Request): Record<string, string> {
  const origin = headers.get('origin')
  const rule = origin === null ? undefined : ruleFor(rules, origin, method)
  return rule && origin !== null ? headersOf(rule, origin) : {}
}

/** Responds to a preflight request. Throws AccessForbidden when no rule allows it. */
export function preflight(rules: readonly CorsRule[], { headers }: Request): Response {
  const origin = headers.get('origin') ?? ''
  const method = headers.get('access-control-request-method') ?? ''
  const requestedHeaders = (headers.get('access-control-request-headers') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const rule = ruleFor(rules, origin, method)
  const allows = rule && requestedHeaders.every((name) => rule.headers.some((pattern) => matchesPattern(pattern, name)))
  if (!allows) throw new S3Failure('AccessForbidden', 'CORSResponse: This CORS request is not allowed.')
  return new Response(null, {
    headers: {
      ...headersOf(rule, origin),
      ...(requestedHeaders.length > 0 && { 'Access-Control-Allow-Headers': requestedHeaders.join(', ') }),
    },
  })
}
