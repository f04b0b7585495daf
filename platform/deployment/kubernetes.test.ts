import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse, parseAllDocuments } from 'yaml'
import { routes } from 'shared/contracts/routes'
import { areaNames, root } from '../build/packages.ts'
import { fileExists, readProjectFile, findVariablesRead, findScripts } from './projectFiles.ts'

interface Container {
  name: string
  image: string
  command?: string[]
  args?: string[]
  ports?: { name: string; containerPort: number }[]
  env?: { name: string }[]
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  startupProbe?: { httpGet: { path: string; port: string } }
  readinessProbe?: { httpGet: { path: string; port: string } }
  livenessProbe?: { httpGet: { path: string; port: string } }
  volumeMounts?: { name: string }[]
  securityContext?: object
  resources?: { requests?: object; limits?: object }
}
interface PodTemplate {
  metadata: { labels: Record<string, string> }
  spec: {
    containers: Container[]
    volumes?: { name: string; persistentVolumeClaim?: { claimName: string } }[]
    securityContext?: object
  }
}
interface Manifest {
  file: string
  apiVersion: string
  kind: string
  metadata: { name?: string; generateName?: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec: {
    replicas?: number
    template?: PodTemplate
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>
    ports?: { targetPort: string }[]
    resources?: unknown
  }
}

const folder = 'docker/kubernetes'
const files = readdirSync(join(root, folder))
const fillPlaceholders = (text: string, area: string) =>
  text.replaceAll('${AREA}', area).replaceAll('${IMAGE}', `complice/web:${area}`)
const manifestsOf = (file: string, area = 'mf-agenda'): Manifest[] =>
  parseAllDocuments(fillPlaceholders(readProjectFile(`${folder}/${file}`), area)).map((document) => ({
    ...document.toJS(),
    file,
  }))

const manifests = files.filter((file) => file !== 'kustomization.yaml').flatMap((file) => manifestsOf(file))
const namedManifests = manifests.map(
  (manifest) =>
    [
      `${manifest.file} ${manifest.kind} ${manifest.metadata.name ?? manifest.metadata.generateName}`,
      manifest,
    ] as const,
)
const manifestsOfKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind)
const podTemplates = namedManifests.flatMap(([name, { spec }]) =>
  spec?.template ? [[name, spec.template] as const] : [],
)

async function schemaErrorOf({ file: _file, ...manifest }: Manifest): Promise<unknown> {
  const [group, version] = manifest.apiVersion.includes('/')
    ? manifest.apiVersion.split('/')
    : ['', manifest.apiVersion]
  const models: Record<string, new (data: object) => { validate: () => void }> = await import(
    ['kubernetes-models', group, version].filter(Boolean).join('/')
  )
  const Model = models[manifest.kind]
  if (!Model) return `there is no ${manifest.kind} in ${manifest.apiVersion}`
  try {
    new Model(manifest).validate()
    return undefined
  } catch (error) {
    return error
  }
}

describe('the manifests for Kubernetes', () => {
  it.each(namedManifests)('are valid: %s', async (_name, manifest) => {
    expect(await schemaErrorOf(manifest)).toBeUndefined()
  })

  it('are checked against a schema that finds an error', async () => {
    const [job] = manifestsOfKind('Job')
    expect(job && (await schemaErrorOf({ ...job, spec: { replicas: 2 } }))).toBeInstanceOf(Error)
  })

  it('are all listed in kustomization.yaml, except those that are applied separately', () => {
    const { resources }: { resources: string[] } = parse(readProjectFile(`${folder}/kustomization.yaml`))
    const appliedSeparately = ['kustomization.yaml', 'release.yaml', 'secrets.example.yaml', 'site-job.yaml']
    expect([...resources, ...appliedSeparately].toSorted()).toEqual(files.toSorted())
  })

  it.each(areaNames())('release %s with a separate job', async (area) => {
    const [job] = manifestsOf('release.yaml', area)
    expect(job?.metadata.generateName).toBe(`release-${area}-`)
    expect(job && (await schemaErrorOf(job))).toBeUndefined()
  })

  it('contain no secret', () => {
    for (const { stringData = {} } of manifestsOfKind('Secret'))
      expect(new Set(Object.values(stringData))).toEqual(new Set(['']))
  })
})

describe.each(podTemplates)('the pods of %s', (_name, { metadata, spec }) => {
  it.each(spec.containers.map((container) => [container.name, container] as const))(
    'run %s from an image of docker/, with scripts that exist',
    (_container, { image, command = [], args = [] }) => {
      expect(readProjectFile('docker/compose.yml')).toContain(`image: ${image.split(':')[0]}\n`)
      for (const script of findScripts([...command, ...args]))
        expect([script, fileExists(script)]).toEqual([script, true])
    },
  )

  it('get declared settings and secrets, with names that the code reads', () => {
    for (const { env = [], envFrom = [] } of spec.containers) {
      const sources = envFrom.map(({ configMapRef, secretRef }) =>
        manifests.find(({ kind, metadata: { name } }) =>
          configMapRef
            ? kind === 'ConfigMap' && name === configMapRef.name
            : kind === 'Secret' && name === secretRef?.name,
        ),
      )
      expect(sources).not.toContain(undefined)
      const names = [
        ...env.map(({ name }) => name),
        ...sources.flatMap((source) => Object.keys(source?.data ?? source?.stringData ?? {})),
      ]
      for (const name of names) if (name !== 'AREA') expect(findVariablesRead()).toContain(name)
    }
  })

  it('mount declared volumes', () => {
    const claims = manifestsOfKind('PersistentVolumeClaim').map(({ metadata: { name } }) => name)
    for (const { volumeMounts = [] } of spec.containers)
      for (const { name } of volumeMounts) expect(spec.volumes?.map((volume) => volume.name)).toContain(name)
    for (const { persistentVolumeClaim } of spec.volumes ?? [])
      if (persistentVolumeClaim) expect(claims).toContain(persistentVolumeClaim.claimName)
  })

  it('run without privileges, and declare their resources', () => {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    for (const { securityContext, resources } of spec.containers) {
      expect(securityContext).toMatchObject({ allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } })
      expect([resources?.requests, resources?.limits]).toEqual([expect.anything(), expect.anything()])
    }
  })

  it('have probes on existing paths', () => {
    for (const { ports = [], startupProbe, readinessProbe, livenessProbe } of spec.containers) {
      for (const probe of [startupProbe, readinessProbe, livenessProbe].filter(
        (candidate) => candidate !== undefined,
      )) {
        const { path, port } = probe.httpGet
        expect(ports.map(({ name }) => name)).toContain(port)
        if (path.startsWith('/api/')) expect(Object.keys(routes)).toContain(`GET ${path.slice('/api'.length)}`)
        else expect(['/settings.json', '/index.html']).toContain(path)
      }
    }
  })

  it('have labels', () => {
    expect(metadata.labels).toMatchObject({ app: 'complice' })
  })
})

describe.each(['api', 'gateway'])('the deployment of the %s', (component) => {
  const deployment = manifestsOfKind('Deployment').find(({ metadata: { name } }) => name === component)
  const labels = { app: 'complice', part: component }

  it('has at least two replicas, and a disruption budget that selects them', () => {
    expect(deployment?.spec.replicas).toBeGreaterThanOrEqual(2)
    expect(deployment?.spec.selector?.matchLabels).toEqual(labels)
    expect(deployment?.spec.template?.metadata.labels).toEqual(labels)
    const budget = manifestsOfKind('PodDisruptionBudget').find(({ metadata: { name } }) => name === component)
    expect(budget?.spec.selector?.matchLabels).toEqual(labels)
  })

  it('is selected by its service, on a port that its image exposes', () => {
    const service = manifestsOfKind('Service').find(({ metadata: { name } }) => name === component)
    expect(service?.spec.selector).toEqual(labels)
    const ports = deployment?.spec.template?.spec.containers.flatMap((container) => container.ports ?? []) ?? []
    expect(ports.map(({ name }) => name)).toEqual(service?.spec.ports?.map(({ targetPort }) => targetPort))
    const image = component === 'api' ? 'docker/api.Dockerfile' : 'docker/gateway/Dockerfile'
    for (const { containerPort } of ports) expect(readProjectFile(image)).toContain(`EXPOSE ${containerPort}`)
  })
})
