import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { parsed } from '../liveState.ts'
import { manifestOf, placeOf } from '../places.ts'
import type { Store } from '../store/Store.ts'

/** A build is written once: the same bytes are there already, others are refused. */
export async function upload(store: Store, name: string, build: string, from: string): Promise<string> {
  const path = `${placeOf(name)}/${build}`
  const manifest = `${path}/${manifestOf(name)}`
  const before = await store.read(manifest)
  if (!before) await store.add(path, from, manifestOf(name))
  // Another one may have uploaded it in the same moment.
  const there = before ?? (await store.read(manifest))
  const ours = await readFile(join(from, manifestOf(name)))
  if (there?.content.equals(ours))
    return `${name} ${build} ${before ? `is in ${store.place} already, with the same bytes` : `was uploaded to ${store.place}`}.`
  const differing = differences(filesOf(there?.content), filesOf(ours))
  throw new OperatorError(
    `${name} ${build} is in ${store.place} already, with other bytes (${differing.join(', ') || manifestOf(name)}). A build is never changed: give ${name} another version.`,
  )
}

function filesOf(manifest: Buffer | undefined): Record<string, unknown> {
  const content = manifest && parsed(manifest)
  const files = typeof content === 'object' && content !== null && 'files' in content ? content.files : undefined
  return typeof files === 'object' && files !== null ? { ...files } : {}
}

const differences = (left: Record<string, unknown>, right: Record<string, unknown>): string[] =>
  Object.keys({ ...left, ...right }).filter((name) => left[name] !== right[name])
