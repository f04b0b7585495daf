import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { root } from '../../start/root.mjs'

interface Manifest {
  kind: string
  spec: { template: { spec: { containers: { name: string; resources: { limits: { memory: string } } }[] } } }
}

const megabytesByUnit: Record<string, number> = { Mi: 1, Gi: 1024 }

/** Returns the memory limit in megabytes of the API's pod, as its Kubernetes manifest states it. */
export function podLimitMb(manifest = readFileSync(join(root, 'docker/kubernetes/api.yaml'), 'utf8')): number {
  const deployment = parseAllDocuments(manifest)
    .map((document): Manifest => document.toJS())
    .find(({ kind }) => kind === 'Deployment')
  const memory = deployment?.spec.template.spec.containers.find(({ name }) => name === 'api')?.resources.limits.memory
  const [, count = '', unit = ''] = /^(\d+)(Mi|Gi)$/.exec(memory ?? '') ?? []
  const megabytes = Number(count) * (megabytesByUnit[unit] ?? 0)
  if (megabytes === 0) throw new Error(`Unknown memory limit of the API's pod: ${memory}`)
  return megabytes
}
