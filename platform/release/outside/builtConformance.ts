import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { buildConforms } from 'shared/federation/conformance'
import { isRemoteBuild } from '../liveState.ts'
import { openBuiltArea } from './openBuiltArea.ts'
import { undeclaredNames } from './undeclaredNames.ts'

// Jest's file search does not find this file: only `testBuiltConformance` runs it.
const folder = process.env['BUILT_AREA'] ?? ''
const remote: unknown = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
if (!isRemoteBuild(remote)) throw new Error(`${folder} contains no area`)

const namesRead = new Map<string, Set<string>>()
buildConforms(remote.descriptor, await openBuiltArea(folder, remote, namesRead))

it('an area of another team declares in `takes` every name that it imports from an entry point', () =>
  expect(undeclaredNames(namesRead, remote.takes)).toEqual([]))
