import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import { routes } from 'shared/contracts/routes'
import type { Auth, Route } from 'shared/contracts/routes/route'
import { totalCountHeader } from 'shared/contracts/totalCount'
import { Failure } from 'shared/contracts/wire'
import { declaredRefusals } from './declaredRefusals.ts'
import { sentenceOf } from './refusalSentences.ts'

interface ObjectSchema {
  properties?: Record<string, object>
  required?: string[]
}

const nameByCode = Object.fromEntries(Object.entries(errorCode).map(([name, code]) => [code, name]))
const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
const refusalResponse = (description: string, codes: readonly ErrorCode[]) => ({
  description,
  'x-error-codes': codes,
  content: failure,
})

const securityOf: Record<Auth, object[]> = {
  bearer: [{ member: [] }],
  patient: [{ patient: [] }],
  account: [{}],
  public: [{}],
}
const privilegesOf = ({ privilege }: Route) => (typeof privilege === 'string' ? [privilege] : (privilege ?? []))

const parametersOf = (location: 'path' | 'query', schema: ObjectSchema | undefined) =>
  Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || (schema?.required ?? []).includes(name),
    schema: property,
  }))

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key within 24 hours returns the first response again, and nothing is done twice.',
  schema: { type: 'string', maxLength: 200 },
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of a former response: 304 while it is the same.',
  schema: { type: 'string' },
}

const totalCount = {
  [totalCountHeader]: { description: 'The total number of results, on all pages.', schema: { type: 'integer' } },
}

const descriptions: Record<number, string> = {
  400: 'The input is invalid; `problems` lists the fields, at most fifty.',
  401: 'The token is missing, expired or revoked.',
  402: 'The trial is over, and the practice has no subscription.',
  403: 'The privilege, the role or the offer is missing, or the call comes from another site.',
  404: 'Not found in this practice.',
  409: 'In conflict with the current data.',
  412: 'Changed since the version that `If-Match` names.',
  413: 'The body is too large.',
  414: 'A part of the path is too long.',
  415: 'The call does not accept this media type or file format.',
  429: 'Too many tries or requests: wait for `Retry-After` seconds.',
  500: 'An unexpected error of the server.',
  503: 'Not available at the moment: try again.',
}

const refusalsOf = (method: string, route: Route): Record<string, object> =>
  Object.fromEntries(
    [...declaredRefusals(method, route)].map(([status, codes]) => [
      status,
      refusalResponse(
        [
          descriptions[status] ?? '',
          ...codes.map((code) => `\`${code}\` ${nameByCode[code]} — ${sentenceOf(code)}`),
        ].join('\n\n'),
        codes,
      ),
    ]),
  )

const contentOf = ({ ok, file }: Route) => {
  if (file)
    return { content: Object.fromEntries(file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])) }
  return ok ? { content: { 'application/json': { schema: ok } } } : {}
}

const requirementsOf = (privileges: readonly string[], { offers, roles }: Route): string =>
  [
    ...(privileges.length > 0 ? [`Needs the privilege ${privileges.join(' or ')}.`] : []),
    ...(offers ? [`For the offers ${offers.join(' and ')}.`] : []),
    ...(roles ? [`For the roles ${roles.join(' and ')}.`] : []),
  ].join(' ')

function operationOf(key: string, route: Route): object {
  const [method = '', path = ''] = key.split(' ')
  const privileges = privilegesOf(route)
  return {
    operationId: key,
    tags: [path.split('/')[1] ?? ''],
    summary: route.summary,
    description: requirementsOf(privileges, route),
    'x-auth': route.auth,
    'x-when-blocked': route.whenBlocked === true,
    ...(privileges.length > 0 && { 'x-privilege': privileges }),
    ...(route.offers && { 'x-offers': route.offers }),
    ...(route.roles && { 'x-roles': route.roles }),
    security: securityOf[route.auth],
    parameters: [
      ...parametersOf('path', route.params),
      ...parametersOf('query', route.query),
      ...(route.revalidates ? [ifNoneMatch] : []),
      ...(method === 'POST' && (route.auth === 'bearer' || route.auth === 'patient') ? [idempotencyKey] : []),
    ],
    ...(route.upload && { requestBody: upload }),
    ...(route.body && { requestBody: { required: !route.bodyMayBeAbsent, content: bodyContentOf(route) } }),
    responses: {
      [route.status]: { description: 'Done.', ...(route.isCounted && { headers: totalCount }), ...contentOf(route) },
      ...(route.revalidates && {
        304: { description: 'The client has this version: `If-None-Match` names its ETag.' },
      }),
      ...refusalsOf(method, route),
    },
  }
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']
const bodyContentOf = ({ body, acceptsForm }: Route) =>
  Object.fromEntries(['application/json', ...(acceptsForm ? formTypes : [])].map((type) => [type, { schema: body }]))

const upload = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
      },
    },
  },
}

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description })

/** Builds the contract's OpenAPI 3.1 document. TypeBox schemas are JSON Schema and are used unchanged. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {}
  for (const [key, route] of Object.entries<Route>(routes)) {
    const [method = '', url = ''] = key.split(' ')
    const path = `/api${url.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key, route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Complice',
      version: '1',
      description:
        'Days are `yyyy-mm-dd`, times `HH:mm` in the time zone of the practice, money in euros with two decimals, identifiers UUIDs.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Failure },
      securitySchemes: {
        member: bearer('The token of POST /login: fifteen minutes, then POST /session/renew.'),
        patient: bearer('The token of POST /public/login.'),
      },
    },
  }
}
