import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { isEmail } from 'shared/domain/contact/email'

type Validate = ReturnType<FastifySchemaCompiler<unknown>>

/** Compiles at the first call; copies `errors`, from which Fastify reads the validation problems. */
function lazyValidator(compile: () => Validate): Validate {
  let compiledValidate: Validate | undefined
  const validate: Validate = (data: unknown) => {
    compiledValidate ??= compile()
    const result = compiledValidate(data)
    validate.errors = compiledValidate.errors
    return result
  }
  return validate
}

function lazySerializer(compile: () => (value: unknown) => string): (value: unknown) => string {
  let serialize: ReturnType<typeof compile> | undefined
  return (value) => {
    serialize ??= compile()
    return serialize(value)
  }
}

/**
 * Compiles a route's schemas at its first call: compiling the schemas of all routes takes more than a second of
 * processor time, which would delay each start of the process.
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
        formats: { email: isEmail },
      },
    },
  )
  const compileSerializer = SerializerSelector()({}, {})
  app.setValidatorCompiler((route) => lazyValidator(() => compileValidator(route)))
  app.setSerializerCompiler((route) =>
    lazySerializer(() => compileSerializer({ ...route, httpStatus: route.httpStatus ?? 'default' })),
  )
}
