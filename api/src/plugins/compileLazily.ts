import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'

type Validate = ReturnType<FastifySchemaCompiler<unknown>>

/** Fastify reads validation problems from the validating function. */
function lazyValidator(compile: () => Validate): Validate {
  let compiled: Validate | undefined
  const validate: Validate = (data: unknown) => {
    compiled ??= compile()
    const result = compiled(data)
    validate.errors = compiled.errors
    return result
  }
  return validate
}

function lazySerializer(compile: () => (value: unknown) => string): (value: unknown) => string {
  let compiled: ReturnType<typeof compile> | undefined
  return (value) => {
    compiled ??= compile()
    return compiled(value)
  }
}

/**
 * Compiles a route's schemas at its first call: compiling all of them takes more than a second of processor time, which
 * would delay each start of the process.
 */
export function compileLazily(app: FastifyInstance): void {
  const compileValidator = AjvCompiler()(
    {},
    {
      customOptions: {
        coerceTypes: false,
        removeAdditional: true,
        useDefaults: false,
        allErrors: true,
        multipleOfPrecision: 6,
      },
    },
  )
  const compileSerializer = SerializerSelector()({}, {})
  app.setValidatorCompiler((route) => lazyValidator(() => compileValidator(route)))
  app.setSerializerCompiler((route) =>
    lazySerializer(() => compileSerializer({ ...route, httpStatus: route.httpStatus ?? 'default' })),
  )
}
