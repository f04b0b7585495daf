import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isArea } from '../../build/packages.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { parsed } from '../liveState.ts'
import { manifestOf, placeOf } from '../places.ts'
import type { Store } from '../store/Store.ts'

/** A build is written once: the same bytes are there already, others are refused. */
export async function upload(store: Store, name: string, build: string, from: string): Promise<string> {
  const path = `${placeOf(name)}/${build}`
  const there = await store.read(`${path}/${manifestOf(name)}`)
  const ours = await readFile(join(from, manifestOf(name)))
  if (there?.content.equals(ours)) return `${name} ${build} is in ${store.place} already, with the same bytes.`
  if (there) {
    const differing = differences(filesOf(there.content), filesOf(ours))
    throw new OperatorError(
      `${name} ${build} is in ${store.place} already, with other bytes (${differing.join(', ') || manifestOf(name)}). A build is never changed: give ${isArea(name) ? 'the area' : 'the shell'} another version.`,
    )
  }
  await store.add(path, from, manifestOf(name))
  return `${name} ${build} was uploaded to ${store.place}.`
}

function filesOf(manifest: Buffer): Record<string, unknown> {
  const content = parsed(manifest)
  const files = typeof content === 'object' && content !== null && 'files' in content ? content.files : undefined
  return typeof files === 'object' && files !== null ? { ...files } : {}
}

const differences = (left: Record<string, unknown>, right: Record<string, unknown>): string[] =>
  Object.keys({ ...left, ...right }).filter((name) => left[name] !== right[name])
