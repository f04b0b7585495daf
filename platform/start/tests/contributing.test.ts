import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { root } from '../../build/packages.ts'

const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')

/** Code blocks whose first line is a file's path: they must equal the whole file. */
const wholeFiles = [...guide.matchAll(/```tsx?\n\/\/ (\S+\/\S+\.tsx?)\n([^]*?)```/g)].map(
  ([, path = '', code = '']) => ({
    path,
    code,
  }),
)

describe('the examples of CONTRIBUTING', () => {
  it('are a form and a list', () => {
    expect(wholeFiles.map(({ path }) => path)).toEqual([
      'mf-patients/src/patients/PatientForm.tsx',
      'mf-patients/src/patients/patientList.ts',
      'mf-patients/src/patients/PatientsPage.tsx',
    ])
  })

  it.each(wholeFiles)('show $path as it is', ({ path, code }) => {
    expect(code).toBe(readFileSync(join(root, path), 'utf8'))
  })
})
