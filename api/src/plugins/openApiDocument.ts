import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import { routes, type Auth, type Route } from 'shared/contracts/routes'
import { Failure } from 'shared/contracts/wire'
import { sentenceOf } from './refusals.ts'

interface ObjectSchema {
  properties?: Record<string, object>
  required?: string[]
}

const names = Object.fromEntries(Object.entries(errorCode).map(([name, code]) => [code, name]))
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
  description: 'The same key within 24 hours gets the first answer again, and nothing is done twice.',
  schema: { type: 'string', maxLength: 200 },
}

/** The refusals every call of this kind may return, and the route's own. */
function refusalsOf(route: Route): Record<string, object> {
  const signedIn = route.auth === 'bearer' || route.auth === 'patient'
  const own = route.errors.map((code) => `\`${code}\` ${names[code]} — ${sentenceOf(code)}`).join('\n\n')
  return {
    ...((route.body || route.query || route.params) && {
      400: refusalResponse('The input cannot be accepted; `problems` says where.', [errorCode.invalid]),
    }),
    ...(signedIn && { 401: refusalResponse('No token, or one that is no longer good.', [errorCode.unauthenticated]) }),
    ...(route.auth === 'bearer' &&
      !route.whenBlocked && {
        402: refusalResponse('The trial is over and nothing is paid.', [errorCode.paymentBlocked]),
      }),
    ...(route.privilege && { 403: refusalResponse('The privilege is missing.', [errorCode.forbidden]) }),
    429: refusalResponse('Too many tries or requests: wait for `Retry-After` seconds.', [errorCode.tooManyTries]),
    ...(own && { '4XX': refusalResponse(own, route.errors) }),
  }
}

const contentOf = ({ ok, file }: Route) => {
  if (file)
    return { content: Object.fromEntries(file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])) }
  return ok ? { content: { 'application/json': { schema: ok } } } : {}
}

function operationOf(key: string, route: Route): object {
  const [method = '', path = ''] = key.split(' ')
  const privileges = privilegesOf(route)
  return {
    operationId: key,
    tags: [path.split('/')[1] ?? ''],
    summary: route.summary,
    description: privileges.length > 0 ? `Needs the privilege ${privileges.join(' or ')}.` : '',
    'x-auth': route.auth,
    'x-when-blocked': route.whenBlocked === true,
    ...(privileges.length > 0 && { 'x-privilege': privileges }),
    security: securityOf[route.auth],
    parameters: [
      ...parametersOf('path', route.params),
      ...parametersOf('query', route.query),
      ...(method === 'POST' && (route.auth === 'bearer' || route.auth === 'patient') ? [idempotencyKey] : []),
    ],
    ...(route.body && { requestBody: { required: true, content: { 'application/json': { schema: route.body } } } }),
    responses: {
      [route.status]: { description: 'Done.', ...contentOf(route) },
      ...refusalsOf(route),
    },
  }
}

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description })

/** OpenAPI 3.1 of the contract. TypeBox schemas are JSON Schema: they are used as they are. */
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
        'Days are `yyyy-mm-dd`, times `HH:mm` on the wall of the practice, money in euros with two decimals, identifiers UUIDs.',
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
