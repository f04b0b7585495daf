import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { buildConforms } from 'shared/federation/conformance'
import { isRemoteBuild } from '../liveState.ts'
import { openBuiltArea } from './openBuiltArea.ts'
import { unsaidNames } from './unsaidNames.ts'

// Run by `testBuiltConformance`, never by itself.
const folder = process.env['BUILT_AREA'] ?? ''
const remote: unknown = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
if (!isRemoteBuild(remote)) throw new Error(`${folder} holds no area`)

const used = new Map<string, Set<string>>()
buildConforms(remote.descriptor, await openBuiltArea(folder, remote, used))

it('says which names it takes of each door', () => expect(unsaidNames(used, remote.takes)).toEqual([]))
