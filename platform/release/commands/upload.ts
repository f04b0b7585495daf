import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { parseJson } from '../liveState.ts'
import { manifestName, buildsPath } from '../storePaths.ts'
import type { Store } from '../store/Store.ts'

/**
 * Uploads a build unless the store already has it with the same content; throws when the stored build has different
 * content.
 */
export async function upload(store: Store, name: string, build: string, folder: string): Promise<string> {
  const path = `${buildsPath(name)}/${build}`
  const manifest = `${path}/${manifestName(name)}`
  const existingManifest = await store.read(manifest)
  if (!existingManifest) await store.add(path, folder, manifestName(name))
  // Another process may have uploaded the build at the same time.
  const storedManifest = existingManifest ?? (await store.read(manifest))
  const localManifest = await readFile(join(folder, manifestName(name)))
  if (storedManifest?.content.equals(localManifest))
    return `${name} ${build} ${existingManifest ? `is already in ${store.location} with the same content` : `was uploaded to ${store.location}`}.`
  const differingFiles = differingKeys(fileHashesIn(storedManifest?.content), fileHashesIn(localManifest))
  throw new OperatorError(
    `${name} ${build} is already in ${store.location} with different content (${differingFiles.join(', ') || manifestName(name)}). A build is never changed: give ${name} another version.`,
  )
}

function fileHashesIn(manifest: Buffer | undefined): Record<string, unknown> {
  const content = manifest && parseJson(manifest)
  const files = typeof content === 'object' && content !== null && 'files' in content ? content.files : undefined
  return typeof files === 'object' && files !== null ? { ...files } : {}
}

const differingKeys = (left: Record<string, unknown>, right: Record<string, unknown>): string[] =>
  Object.keys({ ...left, ...right }).filter((name) => left[name] !== right[name])
